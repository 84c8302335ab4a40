import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { roomEn } from './room.messages.en.ts'

export const roomZh: WordsOf<typeof roomEn> = {
  rooms: '班级',
  all: '全部班级',
}
