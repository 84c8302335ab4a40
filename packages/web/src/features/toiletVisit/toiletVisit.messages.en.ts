export const toiletVisitEn = {
  title: 'Toilet',
  others: 'In nappies',
  choose: 'Choose who went',
  never: 'Not yet',
  outcome: 'How did it go?',
  wee: 'Wee',
  poo: 'Poo',
  tried: 'Tried',
  accident: 'Accident',
  how: 'Prompted or asked?',
  prompted: 'We prompted',
  asked: 'The child asked',
  saidAsked: 'asked to go',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    toiletVisit: typeof toiletVisitEn
  }
}
