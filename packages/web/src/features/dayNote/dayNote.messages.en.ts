export const dayNoteEn = {
  title: 'Note',
  write: 'Note about {{name}}',
  writeFor: 'Note about {{name}}, {{day}}',
  words: 'What would you like to note about this day?',
  missing: 'Please write something',
  time: 'Time',
  timeMissing: 'Please choose a time',
  save: 'Save note',
  saved: 'Note, {{name}}, {{time}}',
  undone: 'Undone',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    dayNote: typeof dayNoteEn
  }
}
