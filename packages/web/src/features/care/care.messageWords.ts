import type { careMessages } from '@daybook/contract/care/care.contract.ts'
import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Change = ParamsOf<(typeof careMessages)['amended']>

/** Names the entry and gives the reason for the change, if there is one. */
function text(
  { t, sayTime, sayFeature }: Telling,
  { subject, childName, occurredAt, reason }: Change,
): string {
  // A care kind has the same name as its feature.
  const what = sayFeature(subject) ?? t('care.messageEntry')
  const which = t('care.messageText', { subject: what, childName, time: sayTime(occurredAt) })
  return [which, reason && t('care.messageReason', { reason })].filter(Boolean).join(' ')
}

export const careMessageWords: MessageWordsOf<typeof careMessages> = {
  amended: { text },
  voided: { text },
}
