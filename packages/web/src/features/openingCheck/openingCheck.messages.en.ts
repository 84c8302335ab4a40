export const openingCheckEn = { title: 'Door open' } as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    openingCheck: typeof openingCheckEn
  }
}
