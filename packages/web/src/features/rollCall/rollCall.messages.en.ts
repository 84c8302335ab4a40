export const rollCallEn = {
  staff: 'Staff',
  visitor: 'Visitors',
  noRoom: 'No room',
  nobody: 'Nobody was signed in.',
  all: 'All seen',
  allOf: 'All seen: {{name}}',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    rollCall: typeof rollCallEn
  }
}
