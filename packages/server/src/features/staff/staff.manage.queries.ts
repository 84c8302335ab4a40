// Changing people's accounts and their own data.
import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Which of these people work here. */
export async function workingAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where(among('id', ids))
    .forUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What each of these people is. */
export async function rolesOf(tx: Tx, ids: readonly string[]): Promise<string[][]> {
  const rows = await tx.selectFrom('staff').select('roles').where(among('id', ids)).execute()
  return rows.map(({ roles }) => roles)
}

const ofProfile = ['region', 'address', 'postcode', 'contactName', 'contactPhone'] as const

export function findProfile(tx: Tx, id: string) {
  return tx
    .selectFrom('staff')
    .select(['nickName', 'picture', 'phone', 'email', 'birthDate', 'sex', ...ofProfile])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

type ProfileRow = Omit<Awaited<ReturnType<typeof findProfile>>, 'picture'>

export async function updateProfile(tx: Tx, id: string, row: ProfileRow): Promise<void> {
  await tx.updateTable('staff').set(row).where('id', '=', id).execute()
}
