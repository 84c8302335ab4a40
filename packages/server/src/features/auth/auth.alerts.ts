import { authMessages } from '@daybook/contract/auth/auth.contract.ts'
import { alerts } from '../notification/index.ts'

export const authAlerts = alerts(authMessages, {
  codeGiven: {
    topic: 'account',
    to: 'named',
    words: {
      'en-US': 'A code to sign in to your account was made',
      'zh-CN': '有人为您的账号生成了登录码',
    },
  },
  locked: {
    topic: 'account',
    to: 'named',
    words: {
      'en-US': 'Somebody tried to sign in to your account',
      'zh-CN': '有人尝试登录您的账号',
    },
  },
})
