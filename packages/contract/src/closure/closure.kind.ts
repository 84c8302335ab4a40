// Days on which a centre is closed beside public holidays: around Christmas, or today because of a storm. The hard rule:
// nobody is booked on them. The boards expect no child, the plan asks for no task, and no week is planned for them.
import { feature } from '../kernel/feature.ts'
import { date, fields, text } from '../kernel/fields.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

export const closureFields = fields({
  name: text(60, { required: true }),
  startsOn: date({ required: true }),
  /** The last day. */
  endsOn: date({ required: true }),
})

export const closureRegister = {
  fields: closureFields,
  page: '/pages/manage/closure',
  read: 'register.read',
  edit: 'centre.configure',
  title: 'name',
  about: ['startsOn', 'endsOn'],
  screen: { manage: { group: 'planning', icon: 'calendarOff', order: 3 } },
  searched: ['name'],
  order: ['startsOn'],
  descending: ['startsOn'],
  unique: [],
  sameBy: ['startsOn'],
  problems: ({ startsOn, endsOn }) => (endsOn < startsOn ? { endsOn: 'ENDS_BEFORE_START' } : {}),
} as const satisfies RegisterFile<typeof closureFields>

const at = registerOperations('/api/blade-garden/closure', closureRegister)
const own = true as const

export const closure = feature('closure', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
