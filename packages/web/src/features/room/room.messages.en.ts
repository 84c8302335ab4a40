export const roomEn = {
  title: 'Rooms',
  name: 'Name',
  code: 'Code (small letters, digits, hyphens)',
  fromMonths: 'From age in months',
  untilMonths: 'To age in months',
  capacity: 'Most children',
  sort: 'Order in lists',
  rooms: 'Rooms',
  all: 'All rooms',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    room: typeof roomEn
  }
}
