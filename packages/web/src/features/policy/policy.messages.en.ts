export const policyEn = {
  list: 'Policies',
  form: 'Write a policy',
  review: 'Review',
  due: 'Read and confirm',
  dueReview: 'Review the policy',
  'do.confirmed': 'I have read and understood it',
  'is.waiting': 'Not confirmed',
  title: 'Policy',
  area: 'Area',
  text: 'Policy text',
  attachments: 'Attachments',
  reviewOn: 'Review by',
  'area.childProtection': 'Child protection',
  'area.healthAndSafety': 'Health and safety',
  'area.sleep': 'Sleep',
  'area.food': 'Food',
  'area.behaviour': 'Behaviour',
  'area.excursions': 'Excursions',
  'area.privacy': 'Privacy',
  'area.staff': 'Staff',
  'area.other': 'Other',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    policy: typeof policyEn
  }
}
