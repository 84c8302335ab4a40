import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { webAddressEn } from './webAddress.messages.en.ts'

export const webAddressZh: WordsOf<typeof webAddressEn> = {
  title: '网页',
  name: '名称',
  address: '网址',
  note: '备注',
  show: '查看网页',
  viewTitle: '网页',
  opensOutside: '该网页将在应用外打开',
  opensOutsideHint: '{{host}} 不在本园允许应用内打开的网页之列。',
  openOutside: '打开 {{host}}',
  opensNowhere: '无法打开该网页',
  noAddress: '没有网址。',
  blank: '看不到内容？有些网站不允许在应用内显示。',
}
