// What the tablet shows, and whom it knows.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isPerson } from '../staff/index.ts'

export function centreOf(tx: Tx): Promise<{ name: string; timeZone: string }> {
  return tx.selectFrom('centre').select(['name', 'timeZone']).executeTakeFirstOrThrow()
}

/** The active people of the centre, by name. */
export function staffByName(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('staff')
    .select(['id', 'realName as name'])
    .where('active', '=', true)
    .where(isPerson)
    .orderBy(sql`fold_name(real_name)`)
    .orderBy('id')
    .execute()
}

export type PersonKind = 'child' | 'staff'

/** Whether this is a child or a member of staff of the centre. */
export async function kindOf(tx: Tx, id: string): Promise<PersonKind | undefined> {
  const child = await tx
    .selectFrom('child')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (child) return 'child'
  const person = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where(isPerson)
    .executeTakeFirst()
  return person && 'staff'
}

/** The full name of a child or of a member of staff, also of one who has left since. */
export async function nameOf(tx: Tx, id: string): Promise<string | undefined> {
  const child = await tx
    .selectFrom('child')
    .select(['firstName', 'familyName'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (child) return fullName(child)
  const person = await tx.selectFrom('staff').select('realName').where('id', '=', id).executeTakeFirst()
  return person?.realName
}
