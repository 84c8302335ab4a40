import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { toiletVisitEn } from './toiletVisit.messages.en.ts'

export const toiletVisitZh: WordsOf<typeof toiletVisitEn> = {
  title: '如厕',
  others: '使用尿布',
  choose: '请选择已如厕的幼儿',
  never: '尚无记录',
  outcome: '情况如何？',
  wee: '小便',
  poo: '大便',
  tried: '尝试过',
  accident: '尿湿裤子',
  how: '由谁提出？',
  prompted: '老师提醒',
  asked: '幼儿主动',
  saidAsked: '主动要求',
}
