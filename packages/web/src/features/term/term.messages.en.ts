export const termEn = {
  title: 'Term dates',
  name: 'Name',
  startsOn: 'First day',
  endsOn: 'Last day',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    term: typeof termEn
  }
}
