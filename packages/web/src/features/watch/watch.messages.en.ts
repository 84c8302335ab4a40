export const watchEn = {
  dueNow: 'due now',
  minutesOver: '+{{minutes}} min over',
  moreDue: '{{count}} more',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    watch: typeof watchEn
  }
}
