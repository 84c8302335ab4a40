import type { WordsOf } from '../../platform/i18n/keys.ts'

export const openingCheckEn = { title: 'Door open' } as const

export const openingCheckZh: WordsOf<typeof openingCheckEn> = { title: '开门检查' }

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    openingCheck: typeof openingCheckEn
  }
}
