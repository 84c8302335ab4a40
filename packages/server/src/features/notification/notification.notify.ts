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
import { post, reword, takeBack } from '../activity/index.ts'
import {
  endUnread,
  type OutgoingMessage,
  rewordMessages,
  sendMessages,
} from '../message/message.send.queries.ts'
import { staffWithRights } from '../staff/index.ts'
import type { Addressee, Alert, AnyAlert } from './notification.alert.ts'
import { type Reader, readersOf } from './notification.queries.ts'

export const mailJob = 'sendAlertMail'
export const pushJob = 'sendAlertPush'

type Telling = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'publish'>

/** A message to everybody with the right of its kind. */
interface ToHolders<Params extends MessageParams> extends Omit<OutgoingMessage<Params>, 'to'> {
  to?: never
  /** Who gets it besides, as those at work in the room. */
  also?: readonly string[]
  /** Who knows already. */
  except?: readonly string[]
  /** Who gets it instead, where its cause names somebody. */
  instead?: readonly string[] | undefined
}

/** A kind that follows from a right takes no list of recipients, so no handler can address a role. */
type Message<Params extends MessageParams, To extends Addressee> = To extends 'named'
  ? OutgoingMessage<Params>
  : ToHolders<Params>

/** Tells whoever the kind is for. One cause makes one message of a kind for a person, however often it is told. */
export async function tell<Params extends MessageParams, To extends Addressee>(
  context: Telling,
  alert: Alert<Params, To>,
  about: readonly Message<Params, To>[],
): Promise<void> {
  if (about.length === 0) return
  const messages = await addressed(context.tx, alert.to, about)
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

type Told = Pick<Telling, 'tx' | 'clock' | 'publish'>

/** What was told has been corrected. Messages and cards say so where they are, and nobody is told again. */
export async function retell<Params extends MessageParams>(
  { tx, publish }: Told,
  alert: Alert<Params>,
  { causeId, params }: Pick<OutgoingMessage<Params>, 'causeId' | 'params'>,
): Promise<void> {
  const said = JSON.stringify(alert.params.parse(params))
  await rewordMessages({ tx, publish, kind: alert.kind, causeId }, said)
  await reword({ tx, publish }, alert, { causeId, params })
}

/** What was told is no longer there: its cards go, and no message about it counts as unread. */
export async function untell({ tx, clock, publish }: Told, alert: AnyAlert, causeId: string): Promise<void> {
  await endUnread({ tx, publish, kind: alert.kind, causeId }, clock.now())
  await takeBack({ tx, clock, publish }, alert, causeId)
}

async function addressed<Params extends MessageParams>(
  tx: Tx,
  to: Addressee,
  about: readonly (OutgoingMessage<Params> | ToHolders<Params>)[],
): Promise<OutgoingMessage<Params>[]> {
  const rights = to === 'named' ? [] : [to].flat()
  const holders = rights.length > 0 ? (await staffWithRights(tx, rights)).map(({ id }) => id) : []
  return about.map((message) => {
    if (message.to) return message
    const { also = [], except = [], instead = [...holders, ...also], ...rest } = message
    return { ...rest, to: [...new Set(instead)].filter((person) => !except.includes(person)) }
  })
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
