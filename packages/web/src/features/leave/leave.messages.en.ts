export const leaveEn = {
  title: 'Leave',
  overseenAway: 'Staff on leave',
  overseenAwayNone: 'No one is on leave',
  overseenDays: '{{from}} to {{until}}',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    leave: typeof leaveEn
  }
}
