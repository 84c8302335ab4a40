import type { WordsOf } from '../../platform/i18n/keys.ts'

export const roomEn = {
  title: 'Rooms',
  name: 'Name',
  code: 'Code (small letters, digits, hyphens)',
  fromMonths: 'From age in months',
  untilMonths: 'To age in months',
  capacity: 'Most children',
  sort: 'Order in lists',
  rooms: 'Rooms',
  all: 'All rooms',
} as const

export const roomZh: WordsOf<typeof roomEn> = {
  title: '班级管理',
  name: '名称',
  code: '编码（小写字母、数字、连字符）',
  fromMonths: '月龄从',
  untilMonths: '月龄至',
  capacity: '最多人数',
  sort: '排序',
  rooms: '班级',
  all: '全部班级',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    room: typeof roomEn
  }
}
