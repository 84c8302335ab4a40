import { alreadyHere, type Invitee } from '@daybook/contract/invitation/invitation.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockNewcomers, peopleHere } from './staff.newcomers.queries.ts'

/** The names of those who work here whom the newcomers may be, and of newcomers who are named twice. Until the end of the
 *  transaction nobody else asks. */
export async function alreadyStaff(tx: Tx, newcomers: readonly Invitee[]): Promise<string[]> {
  await lockNewcomers(tx)
  return alreadyHere(newcomers, await peopleHere(tx))
}
