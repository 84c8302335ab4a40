export const awardEn = {
  list: 'Honours',
  form: 'Give an honour',
  withdraw: 'Take back',
  due: 'Confirm your honour',
  'do.confirmed': 'Confirm',
  'is.waiting': 'To be confirmed',
  title: 'Honour',
  for: 'What is it for?',
  'for.award': 'An award',
  'for.service': 'Years of service',
  years: 'Years at the centre',
  reason: 'Why?',
  givenOn: 'Given on',
  givenOnDay: 'Given on {{day}}',
  toConfirm: 'Given on {{day}}. Please confirm it.',
  print: 'Print certificate',
  seeAll: 'All honours',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    award: typeof awardEn
  }
}
