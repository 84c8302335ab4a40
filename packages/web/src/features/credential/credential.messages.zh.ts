import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { credentialEn } from './credential.messages.en.ts'

export const credentialZh: WordsOf<typeof credentialEn> = {
  title: '资质证书',
  none: '未来 60 天内没有证书到期',
  expired_other: '已过期 {{count}} 天',
  expiresToday: '今天到期',
  expires_other: '{{count}} 天后到期',
}
