export const childPageEn = {
  custody: 'Custody or court order',
  say: 'Say: {{name}}',
  edit: 'Edit details and enrolment',
  title: 'Child',
  parts: 'Sections of this page',
  tabDay: 'Day',
  tabCharts: '30 days',
  tabStories: 'Stories',
  tabReports: 'Reports',
  tabContacts: 'Contacts',
  tabRooms: 'Rooms',

  born: 'Born {{day}}',
  hereSince: 'Here since {{time}}',
  sunscreenOurs: 'Sunscreen: centre sunscreen allowed',
  sunscreenOwn: 'Sunscreen: own from home only',
  sunscreenNone: 'Sunscreen: no consent',
  sunscreenUnasked: 'Sunscreen: consent not asked for yet',

  day: 'Day',
  today: 'Today',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  figures: 'Day summary',
  timeline: 'Timeline',
  nothingYet: 'Nothing recorded for this day',
  nothingYetHint: 'Sign-ins, care and notes for {{name}} appear here as they are recorded.',
  signedIn: 'Signed in, {{room}}',
  signedOut: 'Signed out, {{room}}',
  enteredLate: 'Added later',
  awaySick: 'Away, sick',
  awayHoliday: 'Away, on holiday',
  awayOther: 'Away',
  awayCleared: 'Absence cancelled by {{name}}, {{time}}',
  course_one: 'Sleep steps and {{count}} check',
  course_other: 'Sleep steps and {{count}} checks',

  writeNote: 'Write a note',
  record: 'Record',
  findHint: 'Name or part of a name',
  findNobody: 'No child has this name',
  found: 'Children found',
  recordFor: 'Record for {{name}}',

  sleep: 'Sleep',
  nappies: 'Nappies',
  milk: 'Milk',
  sleepChart: 'Bar chart of hours asleep on each of the last 30 days. The table below has all the numbers.',
  nappyChart:
    'Bar chart of nappies changed on each of the last 30 days. The table below has all the numbers.',
  milkChart: 'Bar chart of milk taken on each of the last 30 days. The table below has all the numbers.',
  average: 'Average per day here: {{value}}',
  nothingIn30: 'None in the last 30 days',
  asTable: 'Show as a table',
  notHere: 'Not here',
  minutes: '{{count}} min',
  hours: '{{count}} h',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  millilitres: '{{count}} mL',

  rooms: 'Rooms',
  noRooms: 'Not enrolled in a room yet',
  roomSince: 'Since {{from}}',
  roomSpan: '{{from}} to {{until}}',
  roomNow: 'Now',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    childPage: typeof childPageEn
  }
}
