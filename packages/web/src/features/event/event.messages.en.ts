export const eventEn = {
  title: 'Event',
  report: 'Plan an event',
  history: 'Events',
  due: 'Lead an event',
  what: 'What, when and where',
  who: 'Who takes part',
  outside: 'Off the premises',
  type: 'Kind',
  'type.excursion': 'Excursion',
  'type.festival': 'Festival',
  'type.parents': 'Parents’ evening',
  'type.visit': 'Somebody visits us',
  'type.other': 'Something else',
  name: 'Name',
  day: 'Day',
  startTime: 'Begins at',
  minutes: 'How long',
  where: 'Where?',
  place: 'On the map',
  roomIds: 'Rooms',
  childIds: 'Children, if not whole rooms',
  staffIds: 'Staff',
  leadId: 'Who leads it?',
  leavesPremises: 'Do we leave the premises?',
  adults: 'Adults who come along',
  childrenPlanned: 'Children who come along',
  risks: 'What could go wrong, and what do we do about it?',
  parentsAgree: 'Have the parents agreed in writing?',
  'parentsAgree.all': 'All of them',
  'parentsAgree.some': 'Some of them',
  'parentsAgree.none': 'Not asked yet',
  notes: 'Notes',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    event: typeof eventEn
  }
}
