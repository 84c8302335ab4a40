export const cleaningCheckEn = { title: 'Cleaning schedule' } as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    cleaningCheck: typeof cleaningCheckEn
  }
}
