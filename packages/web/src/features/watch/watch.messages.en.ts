export const watchEn = {
  dueNow: 'due now',
  minutesOver: '+{{minutes}} min over',
  moreDue: '{{count}} more',
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

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    watch: typeof watchEn
  }
}
