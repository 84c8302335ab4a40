import type { WordsOf } from '../../platform/i18n/keys.ts'

export const termEn = {
  title: 'Term dates',
  new: 'Add term dates',
  name: 'Name',
  startsOn: 'First day',
  endsOn: 'Last day',
} as const

export const termZh: WordsOf<typeof termEn> = {
  title: '学期日期',
  new: '新增学期',
  name: '名称',
  startsOn: '开学日期',
  endsOn: '最后一天',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    term: typeof termEn
  }
}
