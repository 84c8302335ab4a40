// Accounts for people who come without: a colleague's name says who they are, and they may choose another when they join.
import { madeCode } from '@daybook/contract/kernel/madeCode.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Unique accounts, from the address or the name. */
export async function accountsFor<P extends { realName: string; email: string | null }>(
  tx: Tx,
  people: readonly P[],
): Promise<ReadonlyMap<P, string>> {
  if (people.length === 0) return new Map()
  const rows = await tx.selectFrom('staff').select(sql<string>`lower(account)`.as('account')).execute()
  const taken = new Set(rows.map(({ account }) => account))
  return new Map(
    people.map((person) => {
      const account = madeCode(person.email?.split('@')[0] || (person.realName ?? ''), 'staff', taken, '.')
      taken.add(account)
      return [person, account]
    }),
  )
}
