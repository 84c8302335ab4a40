export const childEn = {
  allergies: 'Allergies',
  comma: ', ',
  mild: 'mild',
  severe: 'severe',
  anaphylaxis: 'anaphylaxis',
  diet: 'Diet',
  search: 'Find a child',
  openPage: 'Open {{name}}’s page',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    child: typeof childEn
  }
}
