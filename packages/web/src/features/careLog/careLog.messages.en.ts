export const careLogEn = {
  title: 'Entries of the day',
  day: 'Day',
  child: 'Child',
  allChildren: 'All children',
  kind: 'Kind of care',
  allKinds: 'All kinds',
  empty: 'No entries on this day',
  emptyHint: 'What is recorded for the children will stand here, with who recorded it.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    careLog: typeof careLogEn
  }
}
