export const nappyChangeEn = {
  title: 'Nappy change',
  tabs: 'Nappy or toilet',
  others: 'Not in nappies',
  choose: 'Choose who was changed',
  never: 'No change yet',
  contents: 'What was it?',
  wet: 'Wet',
  soiled: 'Soiled',
  both: 'Both',
  dry: 'Dry',
  saysWet: 'Wet nappy',
  saysSoiled: 'Soiled nappy',
  saysBoth: 'Both, wet and soiled nappy',
  saysDry: 'Dry nappy',
  skin: 'Skin',
  skinNormal: 'Normal',
  skinRed: 'Red',
  skinRash: 'Rash',
  skinBroken: 'Broken',
  normalSkin: 'normal skin',
  redSkin: 'red skin',
  rash: 'rash',
  brokenSkin: 'broken skin',
  creamUsed: 'Cream used',
  cream: 'cream',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    nappyChange: typeof nappyChangeEn
  }
}
