import type { Tx } from './database.ts'

/** The centre's IANA time zone; undefined where there is no such centre. */
export async function findTimeZone(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('centre').select('timeZone').executeTakeFirst())?.timeZone
}
