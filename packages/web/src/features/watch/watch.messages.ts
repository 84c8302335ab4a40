import type { WordsOf } from '../../platform/i18n/keys.ts'

export const watchEn = {
  minutesOver: '+{{minutes}} min',
  dueIn: 'in {{minutes}} min',
  severalDue: '{{count}} checks due now',
  allDue: 'Checks due now',
  andMore: '{{name}} and {{count}} more',
  gapLate: 'Late',
  gapMissed: 'Missed',
  gapDue: 'due {{time}}',
  gapChecked: 'checked {{time}}',
  gapStill: 'not checked yet',
  gapOver: '{{time}} over',
  overseenMissed_one: '{{count}} missed',
  overseenMissed_other: '{{count}} missed',
  overseenLate_one: '{{count}} late',
  overseenLate_other: '{{count}} late',
  overseenDueSince: 'due since {{time}}',
  overseenLast: 'last due {{time}}',
} as const

export const watchZh: WordsOf<typeof watchEn> = {
  minutesOver: '超时{{minutes}}分钟',
  dueIn: '{{minutes}}分钟后',
  severalDue: '{{count}}项巡查已到时间',
  allDue: '现在该做的巡查',
  andMore: '{{name}}和另外{{count}}人',
  gapLate: '延误',
  gapMissed: '遗漏',
  gapDue: '应于{{time}}',
  gapChecked: '巡查于{{time}}',
  gapStill: '尚未巡查',
  gapOver: '超时{{time}}',
  overseenMissed_other: '遗漏{{count}}次',
  overseenLate_other: '延误{{count}}次',
  overseenDueSince: '应于{{time}}巡查',
  overseenLast: '最近一次应于{{time}}',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    watch: typeof watchEn
  }
}
