export const roomEn = {
  rooms: 'Rooms',
  all: 'All rooms',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    room: typeof roomEn
  }
}
