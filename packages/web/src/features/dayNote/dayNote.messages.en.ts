export const dayNoteEn = {
  title: 'Note',
  write: 'Note about {{name}}',
  writeFor: 'Note about {{name}}, {{day}}',
  words: 'What is to be remembered of this day?',
  missing: 'Please write something',
  time: 'Time',
  timeMissing: 'Please choose a time',
  save: 'Save note',
  saved: 'Noted for {{name}}',
  takenBack: 'Taken back',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    dayNote: typeof dayNoteEn
  }
}
