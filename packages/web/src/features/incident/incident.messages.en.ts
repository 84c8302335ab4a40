export const incidentEn = {
  title: 'Accident',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    incident: typeof incidentEn
  }
}
