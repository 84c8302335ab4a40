export const payTableEn = {
  title: 'Pay steps',
  emptyHint: 'The country’s table counts until you add steps of your own.',
  name: 'Name, and where the figures are from',
  startsOn: 'In force from',
  steps: 'Steps',
  'steps.step': 'Step',
  'steps.annualCents': 'A year',
  'steps.startsFor': 'Starting step for',
  'steps.startsFor.p3': 'P3',
  'steps.startsFor.p3Plus': 'P3+',
  'steps.startsFor.p4': 'P4',
  'steps.startsFor.p5': 'P5',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    payTable: typeof payTableEn
  }
}
