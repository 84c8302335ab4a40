import { careMessages } from '@daybook/contract/care/care.contract.ts'
import { alerts } from '../notification/index.ts'

export const careAlerts = alerts(careMessages, {
  amended: {
    topic: 'record',
    to: 'named',
    words: {
      'en-US': ({ byName }) => `${byName} changed an entry of yours`,
      'zh-CN': ({ byName }) => `${byName}更改了您的记录`,
    },
  },
  voided: {
    topic: 'record',
    to: 'named',
    words: {
      'en-US': ({ byName }) => `${byName} voided an entry of yours`,
      'zh-CN': ({ byName }) => `${byName}作废了您的记录`,
    },
  },
})
