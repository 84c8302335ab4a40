import { type Reader, reachBack } from '@daybook/contract/care/care.rules.ts'
import type { Actor } from '../../platform/context.ts'

/** The author may change an entry. Changing other people's entries needs the right. */
export function readerOf(actor: Actor): Reader {
  return { personId: actor.personId, mayAmendAny: actor.rights.has('care.amendAny') }
}

/** How far back this person may record, in milliseconds. */
export function reachOf(actor: Actor): number {
  return actor.rights.has('care.amendAny') ? reachBack.manager : reachBack.teacher
}
