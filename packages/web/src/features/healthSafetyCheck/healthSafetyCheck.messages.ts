import type { WordsOf } from '../../platform/i18n/keys.ts'

export const healthSafetyCheckEn = { title: 'Health and safety' } as const

export const healthSafetyCheckZh: WordsOf<typeof healthSafetyCheckEn> = { title: '健康与安全' }

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    healthSafetyCheck: typeof healthSafetyCheckEn
  }
}
