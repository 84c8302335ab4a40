import { workflowMessages } from '@daybook/contract/workflow/workflow.contract.ts'
import { alerts } from '../notification/index.ts'

export const workflowAlerts = alerts(workflowMessages, {
  asked: {
    topic: 'request',
    to: 'named',
    words: {
      'en-US': ({ processName }) => `${processName}: your approval is needed`,
      'zh-CN': ({ processName }) => `${processName}：等待您审批`,
    },
  },
  copied: {
    topic: 'notice',
    to: 'named',
    words: {
      'en-US': ({ processName }) => `${processName}: you were copied in`,
      'zh-CN': ({ processName }) => `${processName}：抄送给您`,
    },
  },
  sentBack: {
    topic: 'answer',
    to: 'named',
    words: {
      'en-US': ({ processName }) => `${processName}: sent back to you`,
      'zh-CN': ({ processName }) => `${processName}：已退回给您`,
    },
  },
  finished: {
    topic: 'answer',
    to: 'named',
    words: {
      'en-US': ({ processName }) => `${processName}: approved`,
      'zh-CN': ({ processName }) => `${processName}：已通过`,
    },
  },
  rejected: {
    topic: 'answer',
    to: 'named',
    words: {
      'en-US': ({ processName }) => `${processName}: declined`,
      'zh-CN': ({ processName }) => `${processName}：未通过`,
    },
  },
  terminated: {
    topic: 'answer',
    to: 'named',
    words: {
      'en-US': ({ processName }) => `${processName}: ended early`,
      'zh-CN': ({ processName }) => `${processName}：已终止`,
    },
  },
  orphaned: {
    topic: 'request',
    to: 'workflow.oversee',
    words: {
      'en-US': ({ processName }) => `${processName}: nobody is left to approve it`,
      'zh-CN': ({ processName }) => `${processName}：已无人可以审批`,
    },
  },
})
