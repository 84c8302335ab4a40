export const sunscreenApplicationEn = {
  title: 'Sunscreen',
  choose: 'Choose who goes out',
  never: 'None yet',
  outcome: 'What was it?',
  applied: 'Applied',
  saysApplied: 'Sunscreen applied',
  ownCream: 'Own cream',
  notConsented: 'No consent',
  reaction: 'Reaction',
  none: 'No sunscreen',
  notAsked: 'Consent not asked',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    sunscreenApplication: typeof sunscreenApplicationEn
  }
}
