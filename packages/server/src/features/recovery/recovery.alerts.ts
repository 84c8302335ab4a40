import { recoveryMessages } from '@daybook/contract/recovery/recovery.contract.ts'
import { alerts } from '../notification/index.ts'

export const recoveryAlerts = alerts(recoveryMessages, {
  passwordReset: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'Your password was changed', 'zh-CN': '您的密码已更改' },
  },
})
