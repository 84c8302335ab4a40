export const premisesCheckEn = { title: 'Premises and facilities' } as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    premisesCheck: typeof premisesCheckEn
  }
}
