import { receiptKindNames } from '@daybook/contract/app/receipt.kinds.ts'
import { type EventName, eventName } from '@daybook/contract/kernel/live.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import { receiptAlerts } from './receipt.alerts.ts'
import type { ReceiptKind } from './receipt.kind.ts'

export type Telling = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>
interface Told {
  what: keyof typeof receiptAlerts
  publication: { id: string; title: string }
  people: readonly string[]
  comment?: string | null | undefined
}

/** Tells these people. Nobody is told of what they did themselves. */
export async function tellPeople(
  { name, page }: Pick<ReceiptKind, 'name' | 'page'>,
  context: Telling,
  { what, publication: { id, title }, people, comment }: Told,
): Promise<void> {
  const { ids, actor } = context
  const to = people.filter((person) => person !== actor.personId)
  const params = { id, kind: name, title, byName: actor.name, comment: comment ?? '' }
  // The same can be changed, declined and reminded of again, so each time is a cause of its own.
  const causeId = ids()
  // Whom it is no longer for cannot open it.
  const link = what === 'dropped' ? null : `${page}?id=${id}`
  await tell(context, receiptAlerts[what], [{ to, params, link, causeId }])
}

const published = new Map<string, EventName>(
  receiptKindNames.map((name) => [name, eventName(`${name}.published`)]),
)

/** Lets the open pages of these people, and of those who publish, read it again. */
export function refreshPages(
  { name }: Pick<ReceiptKind, 'name'>,
  { publish }: Pick<Telling, 'publish'>,
  { id, people }: { id: string; people: readonly string[] },
): void {
  const event = { operation: found(published.get(name)), data: { id } }
  publish({ ...event, to: 'receipt.publish' })
  if (people.length > 0) publish({ ...event, to: { people } })
}
