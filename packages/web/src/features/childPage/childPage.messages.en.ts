export const childPageEn = {
  title: 'Child',
  parts: 'Parts of this page',
  tabDay: 'Day',
  tabCharts: '30 days',
  tabContacts: 'Contacts',
  tabRooms: 'Rooms',

  born: 'Born {{day}}',
  hereSince: 'Here since {{time}}',
  sunscreenOurs: 'Sunscreen: the centre’s may be used',
  sunscreenOwn: 'Sunscreen: only cream from home',
  sunscreenNone: 'Sunscreen: not allowed',
  sunscreenUnasked: 'Sunscreen: the parents have not been asked yet',

  day: 'Day',
  today: 'Today',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  figures: 'The day in figures',
  timeline: 'Timeline',
  nothingYet: 'Nothing was said of this day',
  nothingYetHint: 'Coming and going, care and notes of {{name}} will stand here as they are recorded.',
  signedIn: 'Signed in, {{room}}',
  signedOut: 'Signed out, {{room}}',
  enteredLate: 'Entered later',
  awaySick: 'Away, sick',
  awayHoliday: 'Away, on holiday',
  awayOther: 'Away',
  awayCleared: 'Comes after all: {{name}}, {{time}}',
  course_one: 'Steps and {{count}} check',
  course_other: 'Steps and {{count}} checks',

  writeNote: 'Write a note',

  sleep: 'Sleep',
  nappies: 'Nappies',
  milk: 'Milk',
  sleepChart: 'Bars of the hours asleep on each of the last 30 days. All numbers stand in the table below.',
  nappyChart:
    'Bars of the nappies changed on each of the last 30 days. All numbers stand in the table below.',
  milkChart: 'Bars of the milk taken on each of the last 30 days. All numbers stand in the table below.',
  average: 'On a day here: {{value}} on average',
  nothingIn30: 'None in the last 30 days',
  asTable: 'All numbers as a table',
  notHere: 'Not here',
  minutes: '{{count}} min',
  hours: '{{count}} h',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  millilitres: '{{count}} mL',

  rooms: 'Rooms',
  noRooms: 'Enrolled in no room yet',
  roomSince: 'Since {{from}}',
  roomSpan: '{{from}} to {{until}}',
  roomNow: 'Now',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    childPage: typeof childPageEn
  }
}
