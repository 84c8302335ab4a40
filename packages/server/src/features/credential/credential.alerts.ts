import { credentialMessages } from '@daybook/contract/credential/credential.contract.ts'
import { alerts } from '../notification/index.ts'

const alert = (english: string, chinese: string) =>
  ({
    topic: 'notice',
    to: 'credential.readAll',
    words: {
      'en-US': () => `A certificate expires in ${english}`,
      'zh-CN': () => `有证书将在${chinese}内到期`,
    },
  }) as const

export const credentialAlerts = alerts(credentialMessages, {
  firstReminder: alert('90 days or less', '90天'),
  secondReminder: alert('30 days or less', '30天'),
  lastReminder: alert('7 days or less', '7天'),
})
