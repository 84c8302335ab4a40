// Medicines given: what, how much, when and why, who agreed to it, who checked it, and whether the parents know. Any
// teacher records a dose, all staff see it, and a manager confirms, once. The specification has none of it; the calls
// follow the family's pattern.
import { feature } from '../kernel/feature.ts'
import { child, choice, fields, instant, longText, person, text, yesNo } from '../kernel/fields.ts'
import { reportOperations } from '../report/report.kind.ts'
import type { ReportFile } from '../report/report.rules.ts'
import { medicineWays } from './medicine.rules.ts'

/** Who agreed: criterion HS122 of New Zealand's licensing criteria and regulations 92 to 95 of Australia's ask for it. */
const authorities = ['parentsToday', 'plan', 'firstAidKit', 'emergency'] as const
const tellingWays = ['inPerson', 'phone', 'message', 'note'] as const

const told = { parentsTold: true } as const

/** One dose of a medicine, as it was given to a child. */
export const medicineFields = fields({
  childId: child({ required: true, here: true }),
  name: text(80, { required: true }),
  /** As on the label, with its unit. */
  dose: text(80, { required: true }),
  way: choice(medicineWays, { required: true }),
  occurredAt: instant({ required: true, notAfterNow: true, initial: 'now' }),
  reason: text(200, { required: true }),
  authority: choice(authorities, { required: true }),
  /** Who read the label, the dose and the child's name as well: never whoever gave it. */
  checkedBy: person({ other: true }),
  outcome: longText(1000),
  parentsTold: yesNo({ required: true }),
  toldHow: choice(tellingWays, { required: true, when: told }),
  toldAt: instant({ required: true, notAfterNow: true, initial: 'now', when: told }),
  toldBy: person({ required: true, initial: 'me', when: told }),
})

export const medicineReport = {
  fields: medicineFields,
  page: '/pages/home/task/detail-medicine',
  form: '/pages/home/task/medicine',
  subject: 'medicine',
  sections: {
    what: ['childId', 'name', 'dose', 'way', 'occurredAt', 'reason'],
    safe: ['authority', 'checkedBy', 'outcome'],
    parents: ['parentsTold', 'toldHow', 'toldAt', 'toldBy'],
  },
  screens: {
    history: { path: '/pages/home/history/medicine', menu: { group: 'safety', icon: 'pill', order: 3 } },
    report: { order: 11 },
    readAhead: true,
  },
  order: 3,
  abilities: ['amend', 'confirm', 'cancel', 'correct'],
  initial: 'submitted',
  // Whoever is about to give the next dose has to know of this one.
  readers: 'staff',
  keep: () => 'medicine',
  summary: ({ name, dose }) => `${name} · ${dose}`,
  listed: ['name', 'dose'],
} as const satisfies ReportFile<typeof medicineFields>

const at = reportOperations('/api/blade-garden/medicine', medicineFields)
const own = { own: true as const }

export const medicine = feature('medicine', {
  submit: { ...at.submit('submit'), ...own },
  confirm: { ...at.decide('confirm/{id}'), ...own },
  cancel: { ...at.cancel('cancel/{id}'), ...own },
  correct: { ...at.remark('correct/{id}'), ...own },
  get: { ...at.get('detail'), ...own },
  listAll: { ...at.list('list'), ...own },
})
