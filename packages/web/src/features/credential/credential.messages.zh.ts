import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { credentialEn } from './credential.messages.en.ts'

export const credentialZh: WordsOf<typeof credentialEn> = {
  title: '证书',
  report: '添加证书',
  history: '全部证书',
  dueExpires: '证书到期',
  due: '已过期或即将到期',
  expired_other: '已过期{{count}}天',
  expiresToday: '今天到期',
  expires_other: '{{count}}天后到期',
  pictures: '图片',
  kind: '证书类型',
  number: '证书编号',
  issuedOn: '发证日期',
  hasExpired: '已过期',
  expiresSoon: '即将到期',
  expiresOn: '有效期至',
  front: '正面',
  back: '背面',
  ofPerson: '{{title}}：{{name}}',
  'message.firstReminder': '{{title, lookup.certificate_kind.}}将于{{expiresOn, day}}到期',
  'message.firstReminder.text': '{{staffName}}需要办理续证，并在此上传新证书。',
  'message.secondReminder': '{{title, lookup.certificate_kind.}}将于{{expiresOn, day}}到期',
  'message.secondReminder.text': '{{staffName}}需要办理续证，并在此上传新证书。',
  'message.lastReminder': '{{title, lookup.certificate_kind.}}将于{{expiresOn, day}}到期',
  'message.lastReminder.text': '{{staffName}}需要办理续证，并在此上传新证书。',
}
