import type { WordsOf } from '../../platform/i18n/keys.ts'

export const roomEn = {
  title: 'Rooms',
  new: 'Add a room',
  name: 'Name',
  code: 'Code',
  'code.hint': 'Small letters, digits and hyphens, such as tui. It’s part of the room’s web address.',
  fromMonths: 'From age in months',
  untilMonths: 'To age in months',
  capacity: 'Most children',
  sort: 'Order in lists',
  rooms: 'Rooms',
  all: 'All rooms',
  none: 'No rooms yet',
  noneHint: 'A board shows the children of a room.',
} as const

export const roomZh: WordsOf<typeof roomEn> = {
  title: '班级管理',
  new: '新增班级',
  name: '名称',
  code: '代码',
  'code.hint': '小写字母、数字和连字符，如 tui，用于班级的网址。',
  fromMonths: '月龄从',
  untilMonths: '月龄至',
  capacity: '最多人数',
  sort: '排序',
  rooms: '班级',
  all: '全部班级',
  none: '还没有班级',
  noneHint: '看板按班级显示幼儿。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    room: typeof roomEn
  }
}
