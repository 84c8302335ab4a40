import type { DirectoryMatch } from '@daybook/contract/directory/directory.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isOfCentre } from '../staff/index.ts'

export interface Directory {
  issuer: string
  clientId: string
  sealedSecret: string
  match: DirectoryMatch
  trustsSecondStep: boolean
}

/** The one of this centre. */
export async function findDirectory(tx: Tx): Promise<Directory | undefined> {
  const row = await tx
    .selectFrom('directory')
    .select(['issuer', 'clientId', 'sealedSecret', 'match', 'trustsSecondStep'])
    .executeTakeFirst()
  // A CHECK on the column allows the same two.
  return row && { ...row, match: row.match as DirectoryMatch }
}

export async function keepDirectory(tx: Tx, row: Directory & { id: string }): Promise<void> {
  const { id: _, ...changed } = row
  await tx
    .insertInto('directory')
    .values(row)
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(changed))
    .execute()
}

export async function deleteDirectory(tx: Tx): Promise<void> {
  await tx.deleteFrom('directory').execute()
}

/** The roles of all whom the directory could sign in: tablets and the operator do not. */
export async function rolesOfPeople(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select(sql<string>`unnest(roles)`.as('alias'))
    .distinct()
    .where('active', '=', true)
    .where(isOfCentre)
    .execute()
  return rows.map(({ alias }) => alias)
}

/** The active person with this address or username, in lower case; nobody when several have it. */
export async function personOf(tx: Tx, match: DirectoryMatch, value: string): Promise<string | undefined> {
  const people = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where(isOfCentre)
    .where(sql<string>`lower(${sql.ref(match)})`, '=', value)
    .limit(2)
    .execute()
  return people.length === 1 ? people[0]?.id : undefined
}

interface Started {
  id: string
  stateHash: Buffer
  keyHash: Buffer
  expiresAt: string
}

/** Keeps a sign-in that starts, and forgets those that are over. */
export async function keepStart(tx: Tx, started: Started, now: Date): Promise<void> {
  await tx.deleteFrom('directorySignIn').where('expiresAt', '<', now.toISOString()).execute()
  await tx.insertInto('directorySignIn').values(started).execute()
}

const underway = (tx: Tx, stateHash: Buffer, now: Date) =>
  tx
    .selectFrom('directorySignIn')
    .select('id')
    .where('stateHash', '=', stateHash)
    .where('ticketHash', 'is', null)
    .where('expiresAt', '>', now.toISOString())

export const isUnderway = async (tx: Tx, stateHash: Buffer, now: Date): Promise<boolean> =>
  (await underway(tx, stateHash, now).executeTakeFirst()) !== undefined

/** Notes that a browser has come back, which counts once. Returns the sign-in. */
export async function noteReturn(tx: Tx, stateHash: Buffer, ticketHash: Buffer, now: Date) {
  const row = await tx
    .updateTable('directorySignIn')
    .set({ ticketHash })
    .where('id', 'in', underway(tx, stateHash, now))
    .where('ticketHash', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What came of a sign-in. */
export interface Outcome {
  staffId: string | null
  provedSecondStep: boolean
  problem: string | null
}

export async function noteOutcome(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx.updateTable('directorySignIn').set(outcome).where('id', '=', id).execute()
}

/** Uses up what came of a sign-in. Undefined unless it came back to the browser that has started it. */
export function spendOutcome(tx: Tx, keyHash: Buffer, ticketHash: Buffer, now: Date) {
  return tx
    .updateTable('directorySignIn')
    .set({ usedAt: now.toISOString() })
    .where('keyHash', '=', keyHash)
    .where('ticketHash', '=', ticketHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning(['staffId', 'provedSecondStep', 'problem'])
    .executeTakeFirst()
}
