export const closingCheckEn = {
  title: 'Door close',
  stillHere_one: '{{count}} child is still signed in',
  stillHere_other: '{{count}} children are still signed in',
  more: '{{count}} more',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    closingCheck: typeof closingCheckEn
  }
}
