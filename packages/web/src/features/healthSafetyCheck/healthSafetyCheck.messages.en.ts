export const healthSafetyCheckEn = { title: 'Health and safety' } as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    healthSafetyCheck: typeof healthSafetyCheckEn
  }
}
