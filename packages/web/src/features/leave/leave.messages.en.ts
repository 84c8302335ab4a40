export const leaveEn = {
  title: 'Leave',
  report: 'Ask for leave',
  history: 'Leave of everybody',
  mine: 'My leave',
  request: 'Request',
  kind: 'Kind of leave',
  dates: 'When?',
  reason: 'Reason',
  'kind.annual': 'Annual leave',
  'kind.sick': 'Sick leave',
  'kind.bereavement': 'Bereavement',
  'kind.family': 'Family',
  'kind.parental': 'Parental leave',
  'kind.study': 'Study',
  'kind.unpaid': 'Unpaid leave',
  'kind.other': 'Other',
  overseenAway: 'Staff on leave',
  overseenAwayNone: 'No one is on leave',
  overseenDays: '{{from}} to {{until}}',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    leave: typeof leaveEn
  }
}
