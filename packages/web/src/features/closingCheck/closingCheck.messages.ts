import type { WordsOf } from '../../platform/i18n/keys.ts'

export const closingCheckEn = {
  title: 'Door close',
  stillHere_one: '{{count}} child is still signed in',
  stillHere_other: '{{count}} children are still signed in',
  more: '{{count}} more',
} as const

export const closingCheckZh: WordsOf<typeof closingCheckEn> = {
  title: '关门检查',
  stillHere_other: '还有{{count}}名幼儿未签退',
  more: '另外{{count}}名',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    closingCheck: typeof closingCheckEn
  }
}
