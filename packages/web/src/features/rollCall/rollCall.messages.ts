import type { WordsOf } from '../../platform/i18n/keys.ts'

export const rollCallEn = {
  staff: 'Staff',
  visitor: 'Visitors',
  noRoom: 'No room',
  nobody: 'Nobody was signed in.',
  all: 'All seen',
  allOf: 'All seen: {{name}}',
} as const

export const rollCallZh: WordsOf<typeof rollCallEn> = {
  staff: '教职工',
  visitor: '访客',
  noRoom: '无班级',
  nobody: '当时没有人签到。',
  all: '全部见到',
  allOf: '全部见到：{{name}}',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    rollCall: typeof rollCallEn
  }
}
