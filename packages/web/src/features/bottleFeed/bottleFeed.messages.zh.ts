import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { bottleFeedEn } from './bottleFeed.messages.en.ts'

export const bottleFeedZh: WordsOf<typeof bottleFeedEn> = {
  title: '喝奶',
  choose: '请选择已喝奶的幼儿',
  never: '尚无记录',
  usual: '与上次相同',
  milk: '哪种奶？',
  breastMilk: '母乳',
  formula: '配方奶',
  cowsMilk: '牛奶',
  other: '其他',
  saysOther: '其他奶',
  offered: '准备的量',
  taken: '喝下的量',
  unit: '毫升',
  amount: '{{amount}}毫升',
  partOf: '{{amount}}/{{offered}}毫升',
  saidOffered: '准备{{amount}}毫升',
  saidTaken: '喝下{{amount}}毫升',
  takenLater: '喝下的量待补',
  allTaken: '{{amount}}毫升全部喝完',
  howMuch: '多少毫升？',
}
