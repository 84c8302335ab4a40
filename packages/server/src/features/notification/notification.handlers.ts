import type {
  NotificationSettings,
  notification,
} from '@daybook/contract/notification/notification.contract.ts'
import { defaultWishes, topics, type Wishes } from '@daybook/contract/notification/notification.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import type { NotificationParts } from './notification.parts.ts'
import {
  endSubscription,
  isSubscribed,
  keepSubscription,
  saveSettings as save,
  settingsOf,
} from './notification.queries.ts'

type Of<K extends keyof typeof notification.operations> = ContextOf<(typeof notification.operations)[K]>

export async function getSettings(
  { push }: NotificationParts,
  { tx, actor }: Pick<Of<'getSettings'>, 'tx' | 'actor'>,
): Promise<NotificationSettings> {
  const { wishes, ...settings } = await settingsOf(tx, actor.personId)
  return {
    ...settings,
    wishes: complete(wishes),
    pushKey: push.publicKey,
    isSubscribed: await isSubscribed(tx, actor.sessionId),
  }
}

export async function saveSettings(parts: NotificationParts, context: Of<'saveSettings'>) {
  const { tx, actor, input, auditSubjects } = context
  auditSubjects(actor.personId)
  await save(tx, actor.personId, { ...input, wishes: complete(input.wishes) })
  return getSettings(parts, context)
}

/** A topic that an update has added has its default. */
function complete(wishes: Partial<Wishes> | null): Wishes {
  const all = topics.map((topic) => [topic, wishes?.[topic] ?? defaultWishes[topic]])
  return Object.fromEntries(all) as Wishes
}

export async function subscribePush(
  { push }: NotificationParts,
  { tx, ids, actor, input, auditSubjects }: Of<'subscribePush'>,
): Promise<null> {
  const { endpoint, p256dh, auth, language } = input
  if (!push.isAllowed(endpoint)) fail('PUSH_ENDPOINT_REFUSED', { endpoint: 'INVALID_FORMAT' })
  const { sessionId } = actor
  await keepSubscription(tx, {
    id: ids(),
    sessionId,
    endpoint,
    publicKey: p256dh,
    authSecret: auth,
    language,
  })
  auditSubjects(sessionId)
  return null
}

export async function unsubscribePush({ tx, actor, auditSubjects }: Of<'unsubscribePush'>): Promise<null> {
  await endSubscription(tx, { sessionId: actor.sessionId })
  auditSubjects(actor.sessionId)
  return null
}
