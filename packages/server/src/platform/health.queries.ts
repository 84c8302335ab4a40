import { type Kysely, sql } from 'kysely'
import type { DB } from './database/types.ts'
import { endedWithin } from './within.ts'

const patience = 2000

/** Whether the database answers. */
export async function databaseAnswers(db: Kysely<DB>): Promise<boolean> {
  let answered = false
  const asked = sql`select 1`.execute(db).then(() => {
    answered = true
  })
  await endedWithin(patience, asked)
  return answered
}
