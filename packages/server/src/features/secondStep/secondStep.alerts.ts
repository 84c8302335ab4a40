import { secondStepMessages } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { alerts } from '../notification/index.ts'

export const secondStepAlerts = alerts(secondStepMessages, {
  turnedOn: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'A second step was turned on for your sign-in', 'zh-CN': '您的账号已开启两步验证' },
  },
  turnedOff: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'The second step of your sign-in was turned off', 'zh-CN': '您的账号已关闭两步验证' },
  },
  reset: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'A manager reset the second step of your sign-in', 'zh-CN': '园长重置了您的两步验证' },
  },
  recoveryCodeUsed: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'One of your recovery codes was used', 'zh-CN': '您的一个恢复码已被使用' },
  },
})
