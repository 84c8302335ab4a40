import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { taskEn } from './task.messages.en.ts'

export const taskZh: WordsOf<typeof taskEn> = {
  nappyChange: '换尿布',
  bottleFeed: '喝奶',
  toiletVisit: '如厕',
  sunscreenApplication: '防晒',
  sleep: '睡眠',
}
