// Operations that may wait, declared once in a feature's data (see outbox.ts).
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { ApiError } from '../api/api.error.ts'
import type { Call } from '../api/client.ts'

/** An operation that may wait. What it does to the screen is said by its feature's live updates. */
export interface Queueable<In, Out> {
  call: Call<In, Out>
  /** Refusals that say that somebody else had done the same: the person is told, and has nothing to decide. */
  meansTheSame?: readonly ErrorKey[]
  /** What else happens when it is refused, beside its being kept until the person has decided. */
  refused?: (error: ApiError, input: In) => void
}

// Whatever their types: the outbox finds them again by name, for entries that a restart left behind.
const declared = new Map<string, Queueable<never, unknown>>()

/** @throws TypeError for an operation that the contract does not call `offline: 'queue'` */
export function queueable<In, Out>(
  call: Call<In, Out>,
  more: Omit<Queueable<In, Out>, 'call'> = {},
): Queueable<In, Out> {
  if (call.wire.offline !== 'queue') throw new TypeError(`${call.id} may not wait`)
  const operation = { call, ...more }
  declared.set(call.id, operation)
  return operation
}

export function queueableNamed(id: string): Queueable<never, unknown> | undefined {
  return declared.get(id)
}
