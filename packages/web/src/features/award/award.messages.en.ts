export const awardEn = {
  list: 'Honours',
  form: 'Give an honour',
  withdraw: 'Withdraw',
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
  picture: 'Picture of the certificate',
  givenOnDay: 'Given on {{day}}',
  toConfirm: 'Given on {{day}}. Please confirm it.',
  print: 'Print certificate',
  seeAll: 'All honours',
  notConfirmed: 'Given on {{day}}, not confirmed yet',
  milestone_one: '{{name}}: {{count}} year with us',
  milestone_other: '{{name}}: {{count}} years with us',
  'message.milestone_one': '{{personName}} has been with us for {{years}} year',
  'message.milestone_other': '{{personName}} has been with us for {{years}} years',
  'message.milestone.text': 'Give an honour from your to-do list.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    award: typeof awardEn
  }
}
