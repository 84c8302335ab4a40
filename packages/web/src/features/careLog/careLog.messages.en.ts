export const careLogEn = {
  title: 'Entries of the day',
  tabs: 'What to show',
  care: 'Care',
  child: 'Child',
  allChildren: 'All children',
  kind: 'Kind of care',
  allKinds: 'All kinds',
  empty: 'No entries on this day',
  emptyHint: 'Entries for the children will appear here, with who recorded them.',
  date: 'Date',
  time: 'Time',
  room: 'Room',
  what: 'Details',
  note: 'Note',
  by: 'Recorded by',
  recordedAt: 'Recorded at',
  changes: 'Changes',
  voidedWhy: 'Voided: {{reason}}',
  voided: 'Voided',
  amended: 'Amended',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    careLog: typeof careLogEn
  }
}
