// Operations that can wait in the outbox. Each is declared once in a feature's data (see outbox.ts).
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { ApiError } from '../api/api.error.ts'
import type { Call } from '../api/client.ts'
import type { OutboxEntry } from './outbox.entry.ts'

/** An operation that can wait in the outbox. The feature's live updates define its optimistic update. */
export interface Queueable<In, Out> extends OutboxEntry {
  call: Call<In, Out>
  /** Errors meaning that another user has already done the same. The user gets a message and has nothing to decide,
   *  unless the entry is from a while ago (refused.parts.ts). */
  meansTheSame?: readonly ErrorKey[]
  /** Fields that are lists of the same length, by comma, the first of them of children. Where the same was done already
   *  for some of them, the others are still sent. */
  lists?: readonly string[]
  /** Ids of the files that have to be uploaded before the entry is sent. */
  filesOf?(input: In): readonly string[]
  /** Replaces the default error message when the operation is refused. */
  refused?(error: ApiError, input: In): void
}

/** Any of them, found by its id. Only its own entries are sent by it, so their input is what it takes. */
export interface AnyQueueable extends Omit<Queueable<unknown, unknown>, 'call'> {
  call: Call<never, unknown>
}

// The outbox looks operations up by id, because entries that survive a restart have no reference to them.
const declared = new Map<string, AnyQueueable>()

/** @throws TypeError for an operation that the contract does not call `offline: 'queue'` */
export function queueable<In, Out>(
  call: Call<In, Out>,
  more: Omit<Queueable<NoInfer<In>, NoInfer<Out>>, 'call'>,
): Queueable<In, Out> {
  if (call.wire.offline !== 'queue') throw new TypeError(`${call.id} may not wait`)
  const operation = { call, ...more }
  declared.set(call.id, operation)
  return operation
}

export function queueableNamed(id: string): AnyQueueable | undefined {
  return declared.get(id)
}

/** All that have been declared, by their ids. */
export const queueables = (): Readonly<Record<string, AnyQueueable>> => Object.fromEntries(declared)

declare module '../declared.ts' {
  interface Declared {
    outbox: AnyQueueable
  }
}
