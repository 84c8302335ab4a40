import type { Tx } from '../../platform/database/database.ts'

/** What the centre allows, and its name. */
export const passwordRuleOf = (tx: Tx) =>
  tx.selectFrom('centre').select(['name as centreName', 'allowsPassphrases']).executeTakeFirstOrThrow()

export const namesOf = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('staff')
    .select(['account', 'realName', 'nickName', 'email'])
    .where('id', '=', staffId)
    .executeTakeFirst()

/** The database ends the person's sessions, and notes whether somebody else wrote it (migrations/0095). */
export async function writePassword(tx: Tx, staffId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('staff').set({ passwordHash }).where('id', '=', staffId).execute()
}
