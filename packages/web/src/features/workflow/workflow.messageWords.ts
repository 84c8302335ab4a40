import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { workflowMessages } from '@daybook/contract/workflow/workflow.contract.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Kinds = typeof workflowMessages

/** The step, and the comment if there is one. */
const own = {
  text: (_: Telling, { taskName, comment }: ParamsOf<Kinds['asked']>) =>
    [taskName, comment].filter(Boolean).join(' · '),
}

export const workflowMessageWords: MessageWordsOf<Kinds> = {
  asked: own,
  copied: own,
  sentBack: own,
  finished: own,
  rejected: own,
  terminated: own,
}
