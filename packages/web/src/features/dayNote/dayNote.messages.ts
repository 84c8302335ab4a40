import type { WordsOf } from '../../platform/i18n/keys.ts'

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

export const dayNoteZh: WordsOf<typeof dayNoteEn> = {
  title: '备注',
  write: '关于{{name}}的备注',
  writeFor: '关于{{name}}的备注，{{day}}',
  words: '今天有什么需要记录的？',
  missing: '请填写备注',
  time: '时间',
  timeMissing: '请选择时间',
  save: '保存备注',
  saved: '备注：{{name}}，{{time}}',
  undone: '已撤销',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    dayNote: typeof dayNoteEn
  }
}
