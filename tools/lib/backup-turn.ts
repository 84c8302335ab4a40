// Several servers share a database, and one of them makes its backup. The lock of the database says which one does; how the
// last one went is kept beside the archives, and every server takes it from there.
import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { writeWhole } from '../../packages/server/src/platform/atomic.file.ts'
import { withPrimary } from '../../packages/server/src/platform/database/primary.ts'
import { reportFile } from './backup-report.ts'
import type { Archives } from './backup-store.ts'

/** How a process ends when another server makes the backup. */
export const otherMakesIt = 3
const turn = 7_321_006

/** Returns what ends the turn; undefined when another server has it. */
export async function takeTurn(databaseUrl: string): Promise<(() => Promise<void>) | undefined> {
  const client = new pg.Client({ connectionString: await withPrimary(databaseUrl) })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${turn}) as got`)
  if (rows[0]?.got) return () => client.end()
  await client.end()
  return undefined
}

type Place = Pick<Archives, 'store' | 'mark'>
const sharedBy = (mark: string) => `daybook-backups-${mark}.json`

export async function giveReport({ store, mark }: Place, dataDir: string): Promise<void> {
  if (existsSync(reportFile(dataDir)))
    await store.put(sharedBy(mark), readFileSync(reportFile(dataDir)), 'application/json')
}

/** Does nothing while there is none. */
export async function takeReport({ store, mark }: Place, dataDir: string): Promise<void> {
  const content = await store.get(sharedBy(mark))
  if (content) writeWhole(reportFile(dataDir), await text(content.stream))
}
