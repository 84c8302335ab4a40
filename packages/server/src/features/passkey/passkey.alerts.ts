import { passkeyMessages } from '@daybook/contract/passkey/passkey.contract.ts'
import { alerts } from '../notification/index.ts'

export const passkeyAlerts = alerts(passkeyMessages, {
  added: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'A passkey was added to your account', 'zh-CN': '您的账号添加了通行密钥' },
  },
})
