export const payParityEn = {
  title: 'Pay parity',
  report: 'Submit your pay step',
  history: 'Pay parity',
  several: 'pay steps',
  dueOwn: 'Pay step submitted',
  dueDecide: 'Check a pay step',
  position: 'Position and service',
  proof: 'Evidence',
  group: 'Qualification group',
  step: 'Step',
  serviceHours: 'Recognised service in hours',
  note: 'Note',
  evidence: 'Documents',
  'group.p3': 'P3',
  'group.p3Plus': 'P3+',
  'group.p4': 'P4',
  'group.p5': 'P5',
  steps: 'Salary steps',
  startsFor: 'Starting step for',
  yearly: 'Per year, NZ$',
  thisStep: '{{step}} (chosen)',
  from: 'In force from {{day}}',
  unverified:
    'Not all of these figures could be compared with the Ministry’s own table. A manager must check them against appendix 4 of the ECE Funding Handbook, and enter the centre’s own table where they differ.',
  noTable: 'There is no table of pay steps for your country.',
  ownTable: 'Entered by the centre: {{name}}',
  enterOwn: 'The centre’s own table',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    payParity: typeof payParityEn
  }
}
