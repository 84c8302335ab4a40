import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { dayNoteEn } from './dayNote.messages.en.ts'

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
