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
