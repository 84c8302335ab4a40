import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Does the work while no other session has this advisory lock. It asks again and again rather than wait within one
 *  statement, because `create index concurrently` of the session that has it would wait for that statement. */
export async function inTurn<T>(client: pg.ClientBase, lock: number, work: () => Promise<T>): Promise<T> {
  while (!(await isTaken(client, lock))) await pause(100)
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock])
  }
}

async function isTaken(client: pg.ClientBase, lock: number): Promise<boolean | undefined> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
  return rows[0]?.taken
}
