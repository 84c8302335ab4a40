export const setupEn = {
  title: 'Set up your centre',
  number: 'Your centre’s number for signing in is {{number}}.',
  progress: '{{done}} of {{all}} done',
  ready: 'Your centre is ready',
  done: 'Done ({{count}})',
  todo: 'To do',
  rooms: 'Rooms',
  roomsHint: 'Each room with its ages and the number of children it’s licensed for',
  staff: 'Staff',
  staffHint: 'Everyone who records care gets a link of their own',
  children: 'Children',
  childrenHint: 'From the list that you have, or one by one',
  plan: 'Daily plan',
  planHint: 'Start from a template for your rooms, then change what is different',
  holidays: 'Public holidays',
  holidaysHint: 'Your region, which has holidays of its own',
  terms: 'Term dates',
  termsHint: 'Children who come in term time only are not expected outside them',
  checklists: 'Checklists',
  checklistsHint: 'Look through the ones that come with Daybook, or fill in the first',
  tablet: 'Tablet at the door',
  tabletHint: 'Families and staff sign in and out there',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    setup: typeof setupEn
  }
}
