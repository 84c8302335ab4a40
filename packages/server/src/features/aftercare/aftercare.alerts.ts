import { aftercareMessages } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { alerts } from '../notification/index.ts'

export const aftercareAlerts = alerts(aftercareMessages, {
  lookOverdue: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': ({ roomName }) => `Head injury check overdue in ${roomName}`,
      'zh-CN': ({ roomName }) => `${roomName}的头部受伤观察已超时`,
    },
  },
})
