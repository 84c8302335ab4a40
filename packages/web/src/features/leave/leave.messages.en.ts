export const leaveEn = {
  title: 'Leave',
  report: 'Ask for leave',
  history: 'Everyone’s leave',
  mine: 'My leave',
  'do.cancel': 'Cancel request',
  'ask.cancel': 'Cancel this request?',
  request: 'Request',
  kind: 'Kind of leave',
  dates: 'When?',
  reason: 'Reason',
  attachments: 'Attachments',
  length: 'Length',
  days_one: '{{count}} working day',
  days_other: '{{count}} working days',
  holiday: 'Not counting {{name}}, {{day}}',
  closedDays_one: 'Not counting {{count}} day when the centre is closed',
  closedDays_other: 'Not counting {{count}} days when the centre is closed',
  others: 'Who else is away',
  nobodyElse: 'No one else is away or has asked to be',
  rooms: 'Rooms on those days',
  noRooms: 'No teacher with a room of their own is away on a working day',
  day: 'Day',
  room: 'Room',
  children: 'Children enrolled',
  teachersLeft: 'Teachers left',
  away: 'Away',
  nobodyLeft: 'No one',
  roomsUnknown:
    'Teachers are counted where the published roster has them, or in their own room in a week without a roster. Check relievers and required ratios before you confirm.',
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
