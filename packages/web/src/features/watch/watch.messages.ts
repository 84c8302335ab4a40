import type { WordsOf } from '../../platform/i18n/keys.ts'

export const watchEn = {
  dueNow: 'due now',
  minutesOver: '+{{minutes}} min over',
  moreDue: '{{count}} more',
} as const

export const watchZh: WordsOf<typeof watchEn> = {
  dueNow: '现在该做',
  minutesOver: '超时 {{minutes}} 分钟',
  moreDue: '还有 {{count}} 人',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    watch: typeof watchEn
  }
}
