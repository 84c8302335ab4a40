import type { WordsOf } from '../../platform/i18n/keys.ts'

export const rollCallEn = {
  staff: 'Staff',
  visitor: 'Visitors',
  noRoom: 'No room',
  nobody: 'Nobody was signed in.',
  all: 'All seen',
  allOf: 'All seen: {{name}}',
  left: 'Collected',
  leftName: 'Collected: {{name}}',
} as const

export const rollCallZh: WordsOf<typeof rollCallEn> = {
  staff: '教职工',
  visitor: '访客',
  noRoom: '无班级',
  nobody: '当时没有人签到。',
  all: '全部见到',
  allOf: '全部见到：{{name}}',
  left: '已接走',
  leftName: '已接走：{{name}}',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    rollCall: typeof rollCallEn
  }
}
