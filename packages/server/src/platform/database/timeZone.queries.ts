import type { Tx } from './database.ts'

/** The centre's IANA time zone; undefined where there is no such centre. */
export async function findTimeZone(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('centre').select('timeZone').executeTakeFirst())?.timeZone
}

/** The same, where there is a centre. */
export async function timeZoneOf(tx: Tx): Promise<string> {
  return (await tx.selectFrom('centre').select('timeZone').executeTakeFirstOrThrow()).timeZone
}
