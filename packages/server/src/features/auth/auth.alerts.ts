import { authMessages } from '@daybook/contract/auth/auth.contract.ts'
import { alerts } from '../notification/index.ts'

export const authAlerts = alerts(authMessages, {
  locked: {
    topic: 'account',
    words: {
      'en-US': 'Somebody tried to sign in to your account',
      'zh-CN': '有人尝试登录您的账号',
    },
  },
})
