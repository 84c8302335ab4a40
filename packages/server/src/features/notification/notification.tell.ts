// The one way to tell people something. The message, its card in the feed, their live events and the jobs of its mails and pushes are made in the
// transaction of the cause: either all of them happen or none.
import { isFeedTopic } from '@daybook/contract/activity/activity.rules.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import {
  breaksQuiet,
  defaultWishes,
  quietUntil,
  type Topic,
} from '@daybook/contract/notification/notification.rules.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { planJobsIn } from '../../platform/jobs.queries.ts'
import { mailAddress } from '../../platform/mail/mail.ts'
import { post } from '../activity/index.ts'
import { type OutgoingMessage, sendMessages } from '../message/index.ts'
import type { Alert } from './notification.alert.ts'
import { type Reader, readersOf } from './notification.queries.ts'

export const mailJob = 'sendAlertMail'
export const pushJob = 'sendAlertPush'

type Telling = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'publish'>

/** Tells these people. One cause makes one message of a kind for a person, however often it is told. */
export async function tell<Params extends MessageParams>(
  context: Telling,
  alert: Alert<Params>,
  messages: readonly OutgoingMessage<Params>[],
): Promise<void> {
  if (isFeedTopic(alert.topic)) await post(context, alert, alert.topic, messages)
  const sent = await sendMessages(context, alert, messages)
  if (sent.length === 0) return
  const { tx, clock } = context
  const readers = await readersOf(
    tx,
    sent.map(({ recipientId }) => recipientId),
    clock.now(),
  )
  const planned = sent.map(({ id, recipientId }) =>
    planAlerts(tx, { messageId: id, topic: alert.topic, reader: readers.get(recipientId), now: clock.now() }),
  )
  await Promise.all(planned)
}

interface Asked {
  messageId: string
  topic: Topic
  reader: Reader | undefined
  now: Date
}

async function planAlerts(tx: Tx, { messageId, topic, reader, now }: Asked): Promise<void> {
  if (!reader) return
  const wanted = reader.wishes?.[topic] ?? defaultWishes[topic]
  const isUrgent = breaksQuiet(topic)
  const end = isUrgent ? undefined : quietUntil(now, reader.timeZone, reader.quiet)
  const after = end ? end.getTime() - now.getTime() : 0
  const plan = planJobsIn(tx)
  if (wanted.includes('mail') && mailAddress(reader.email))
    await plan(mailJob, { messageId }, { after, isUrgent, queue: 'mail' })
  if (wanted.includes('push'))
    for (const subscriptionId of reader.subscriptions)
      await plan(pushJob, { messageId, subscriptionId }, { after, isUrgent, queue: 'push' })
}
