import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Does the work, and undoes its writes unless its result is to be kept. The transaction goes on. */
export async function onTrial<T>(tx: Tx, work: () => Promise<T>, isKept: (result: T) => boolean): Promise<T> {
  await sql`savepoint trial`.execute(tx)
  const result = await work()
  await sql`${sql.raw(isKept(result) ? 'release' : 'rollback to')} savepoint trial`.execute(tx)
  return result
}
