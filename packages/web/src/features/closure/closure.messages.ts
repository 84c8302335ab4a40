import type { WordsOf } from '../../platform/i18n/keys.ts'

export const closureEn = {
  title: 'Closed days',
  new: 'Add closed days',
  name: 'Reason',
  startsOn: 'First day',
  endsOn: 'Last day',
} as const

export const closureZh: WordsOf<typeof closureEn> = {
  title: '闭园日',
  new: '新增闭园日',
  name: '原因',
  startsOn: '第一天',
  endsOn: '最后一天',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    closure: typeof closureEn
  }
}
