import { careMessages } from '@daybook/contract/care/care.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { alerts, tell } from '../notification/index.ts'
import type { LogEntry } from './care.log.queries.ts'

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

interface Change {
  entry: LogEntry
  reason: string | null
  /** The amendment or the voided record. Each causes one message. */
  causeId: string
}

/** Notifies the authors of entries that somebody else has changed. */
export async function notifyAuthors(
  context: Context<unknown, Actor>,
  what: keyof typeof careMessages,
  changes: readonly Change[],
): Promise<void> {
  const { actor } = context
  const others = changes.filter(({ entry }) => entry.recordedBy.id !== actor.personId)
  const messages = others.map(({ entry, reason, causeId }) => ({
    to: [entry.recordedBy.id],
    causeId,
    link: `/pages/home/task/check-details?id=${entry.id}`,
    params: {
      childName: fullName(entry.child),
      subject: entry.kind,
      occurredAt: entry.occurredAt,
      byName: actor.name,
      reason: reason ?? '',
    },
  }))
  await tell(context, careAlerts[what], messages)
}
