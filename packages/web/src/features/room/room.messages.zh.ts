import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { roomEn } from './room.messages.en.ts'

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
