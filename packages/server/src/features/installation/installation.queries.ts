import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** What the database says of itself. */
export async function databaseFacts(tx: Tx): Promise<{ version: string; size: number; now: string }> {
  const { rows } = await sql<{ version: string; size: number; now: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      clock_timestamp() as now`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the database says nothing of itself')
  return row
}
