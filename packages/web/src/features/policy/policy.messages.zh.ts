import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { policyEn } from './policy.messages.en.ts'

export const policyZh: WordsOf<typeof policyEn> = {
  list: '规章制度',
  form: '编写制度',
  review: '复审',
  due: '阅读并确认',
  dueReview: '复审制度',
  'do.confirmed': '我已阅读并理解',
  'is.waiting': '未确认',
  title: '制度',
  area: '领域',
  text: '制度正文',
  attachments: '附件',
  reviewOn: '复审日期',
  'area.childProtection': '儿童保护',
  'area.healthAndSafety': '健康与安全',
  'area.sleep': '睡眠',
  'area.food': '饮食',
  'area.behaviour': '行为引导',
  'area.excursions': '外出活动',
  'area.privacy': '隐私',
  'area.staff': '教职工',
  'area.other': '其他',
}
