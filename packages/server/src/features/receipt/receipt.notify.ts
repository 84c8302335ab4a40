import { receiptKindNames } from '@daybook/contract/app/receipt.kinds.ts'
import { type EventName, eventName } from '@daybook/contract/kernel/live.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import { receiptAlerts } from './receipt.alerts.ts'
import type { ReceiptKind } from './receipt.kind.ts'

type NotifyContext = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>
interface PublicationEvent {
  what: keyof typeof receiptAlerts
  publication: { id: string; title: string }
  people: readonly string[]
  comment?: string | null | undefined
}

/** Notifies these people. Nobody is notified of their own actions. */
export async function notifyPeople(
  { name, page }: Pick<ReceiptKind, 'name' | 'page'>,
  context: NotifyContext,
  { what, publication: { id, title }, people, comment }: PublicationEvent,
): Promise<void> {
  const { ids, actor } = context
  const to = people.filter((person) => person !== actor.personId)
  const params = { id, kind: name, title, byName: actor.name, comment: comment ?? '' }
  // A publication can be changed, declined and reminded of several times, so each event is a separate cause.
  const causeId = ids()
  // People who were dropped from the audience cannot open it.
  const link = what === 'dropped' ? null : `${page}?id=${id}`
  await tell(context, receiptAlerts[what], [{ to, params, link, causeId }])
}

const published = new Map<string, EventName>(
  receiptKindNames.map((name) => [name, eventName(`${name}.published`)]),
)

/** Makes the open pages of these people and of publishers refetch it. */
export function refreshPages(
  { name }: Pick<ReceiptKind, 'name'>,
  { publish }: Pick<NotifyContext, 'publish'>,
  { id, people }: { id: string; people: readonly string[] },
): void {
  const event = { operation: found(published.get(name)), data: { id } }
  publish({ ...event, to: 'receipt.publish' })
  if (people.length > 0) publish({ ...event, to: { people } })
}
