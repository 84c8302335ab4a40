import { type Reader, reachBack } from '@daybook/contract/care/care.rules.ts'
import type { Actor } from '../../platform/context.ts'

/** Who recorded an entry may change it; everybody's entries only who holds the right. */
export function readerOf(actor: Actor): Reader {
  return { personId: actor.personId, mayAmendAny: actor.rights.has('care.amendAny') }
}

/** How far back this person may add an entry, in milliseconds. */
export function reachOf(actor: Actor): number {
  return actor.rights.has('care.amendAny') ? reachBack.manager : reachBack.teacher
}
