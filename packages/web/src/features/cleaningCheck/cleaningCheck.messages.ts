import type { WordsOf } from '../../platform/i18n/keys.ts'

export const cleaningCheckEn = { title: 'Cleaning schedule' } as const

export const cleaningCheckZh: WordsOf<typeof cleaningCheckEn> = { title: '清洁安排' }

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    cleaningCheck: typeof cleaningCheckEn
  }
}
