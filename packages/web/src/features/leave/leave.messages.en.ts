export const leaveEn = {
  title: 'Leave',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    leave: typeof leaveEn
  }
}
