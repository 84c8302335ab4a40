export const closingCheckEn = { title: 'Door close' } as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    closingCheck: typeof closingCheckEn
  }
}
