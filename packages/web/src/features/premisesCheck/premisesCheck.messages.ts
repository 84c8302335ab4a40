import type { WordsOf } from '../../platform/i18n/keys.ts'

export const premisesCheckEn = { title: 'Premises and facilities' } as const

export const premisesCheckZh: WordsOf<typeof premisesCheckEn> = { title: '园舍与设施' }

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    premisesCheck: typeof premisesCheckEn
  }
}
