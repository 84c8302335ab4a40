export const careLogEn = {
  title: 'Entries of the day',
  day: 'Day',
  child: 'Child',
  allChildren: 'All children',
  kind: 'Kind of care',
  allKinds: 'All kinds',
  empty: 'No entries on this day',
  emptyHint: 'Entries for the children will show here, with who recorded them.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    careLog: typeof careLogEn
  }
}
