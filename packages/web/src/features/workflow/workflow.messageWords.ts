import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { workflowMessages } from '@daybook/contract/workflow/workflow.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

type Params = ParamsOf<(typeof workflowMessages)['asked']>

/** The step, and the comment. */
const text = ({ taskName, comment }: Params) => [taskName, comment].filter(Boolean).join(' · ')
const about = ({ processName: process, byName }: Params) => ({ process, byName })

export const workflowMessageWords: MessageWordsOf<typeof workflowMessages> = {
  asked: ({ t }, params) => ({ title: t('workflow.messageAsked', about(params)), text: text(params) }),
  copied: ({ t }, params) => ({ title: t('workflow.messageCopied', about(params)), text: text(params) }),
  sentBack: ({ t }, params) => ({ title: t('workflow.messageSentBack', about(params)), text: text(params) }),
  finished: ({ t }, params) => ({ title: t('workflow.messageFinished', about(params)), text: text(params) }),
  rejected: ({ t }, params) => ({ title: t('workflow.messageRejected', about(params)), text: text(params) }),
  terminated: ({ t }, params) => ({
    title: t('workflow.messageTerminated', about(params)),
    text: text(params),
  }),
  orphaned: ({ t }, { processName: process, taskName }) => ({
    title: t('workflow.messageOrphaned', { process }),
    text: taskName,
  }),
}
