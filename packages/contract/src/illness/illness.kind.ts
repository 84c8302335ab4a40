// Illness: symptoms, temperature, what was done, and until when the child stays at home, which attendance shows. Any
// teacher reports; a manager confirms with a comment, once.
import { dayAt } from '../kernel/dates.ts'
import { feature } from '../kernel/feature.ts'
import {
  child,
  choice,
  choices,
  date,
  fields,
  instant,
  longText,
  number,
  person,
  text,
  yesNo,
} from '../kernel/fields.ts'
import { reportOperations } from '../report/report.kind.ts'
import type { ReportFile } from '../report/report.rules.ts'

const symptoms = [
  'fever',
  'vomiting',
  'diarrhoea',
  'cough',
  'runnyNose',
  'soreThroat',
  'earache',
  'rash',
  'eyeDischarge',
  'headLice',
  'tired',
  'pain',
  'breathing',
  'other',
] as const
const tellingWays = ['inPerson', 'phone', 'message'] as const

const told = { parentsTold: true } as const

/** What an illness report holds (design: domain, flows with review). */
export const illnessFields = fields({
  childId: child({ required: true, here: true }),
  occurredAt: instant({ required: true, notAfterNow: true, initial: 'now' }),
  symptoms: choices(symptoms, { required: true }),
  /** In °C. Below 30 and above 43 a thermometer was misread. */
  temperature: number({ min: 30, max: 43, step: 0.1, unit: '°C' }),
  description: longText(2000),
  action: longText(1000, { required: true }),
  isIsolated: yesNo({ required: true }),
  isolatedWhere: text(60, { required: true, when: { isIsolated: true } }),
  mustStayAway: yesNo({ required: true }),
  /** The last day on which the child stays at home. */
  awayUntil: date({ required: true, when: { mustStayAway: true } }),
  parentsTold: yesNo({ required: true }),
  toldHow: choice(tellingWays, { required: true, when: told }),
  toldAt: instant({ required: true, notAfterNow: true, when: told, initial: 'now' }),
  toldBy: person({ required: true, when: told, initial: 'me' }),
})

export const illnessReport = {
  fields: illnessFields,
  page: '/pages/home/task/detail-ill',
  form: '/pages/home/task/illness',
  subject: 'illness',
  sections: {
    signs: ['childId', 'occurredAt', 'symptoms', 'temperature', 'description'],
    care: ['action', 'isIsolated', 'isolatedWhere'],
    away: ['mustStayAway', 'awayUntil'],
    parents: ['parentsTold', 'toldHow', 'toldAt', 'toldBy'],
  },
  screens: {
    history: { path: '/pages/home/history/sick', menu: { group: 'safety', icon: 'thermometer', order: 2 } },
    report: { order: 11 },
  },
  order: 2,
  abilities: ['amend', 'confirm', 'cancel', 'correct', 'comeBack'],
  initial: 'submitted',
  readers: 'author',
  keep: () => 'illness',
  summary: ({ description, action }) => [description, action].filter(Boolean).join(' · '),
  awayUntil: (values) => values.awayUntil,
  problems: ({ occurredAt, awayUntil, toldAt }, { timeZone }) => ({
    awayUntil:
      awayUntil !== null && awayUntil < dayAt(new Date(occurredAt), timeZone)
        ? 'ENDS_BEFORE_START'
        : undefined,
    toldAt: toldAt !== null && toldAt < occurredAt ? 'ENDS_BEFORE_START' : undefined,
  }),
} as const satisfies ReportFile<typeof illnessFields>

const at = reportOperations('/api/blade-garden/flow-ill', illnessFields)

export const illness = feature('illness', {
  submit: at.submit('save-ill'),
  confirm: at.decide('manager-confirm/{id}'),
  cancel: { ...at.cancel('cancel/{id}'), own: true as const },
  correct: at.remark('correct/{id}'),
  /** From today on the child may come back, whatever the report says. */
  comeBack: at.remark('come-back/{id}'),
  get: at.get('detail'),
  listAll: at.list('list'),
  listMine: at.list('user-list'),
})
