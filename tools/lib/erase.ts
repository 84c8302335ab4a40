// Erases a centre that has left this installation: every row of every table, and the files.
import type pg from 'pg'
import { defaultTenantId } from '../../packages/contract/src/kernel/constants.ts'
import { findCentre } from '../../packages/server/src/features/centre/index.ts'
import { keysOfRestored, type Restored } from '../../packages/server/src/features/file/index.ts'
import type { Clock } from '../../packages/server/src/platform/clock.ts'
import type { Database } from '../../packages/server/src/platform/database/database.ts'
import { inTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import type { Storage } from '../../packages/server/src/platform/storage/storage.ts'
import { roleThatSeesLess } from './database-dump.ts'
import { takeMoveWork } from './move-work.ts'
import { Problem } from './problem.ts'

export interface Erasing {
  /** As the owner: the application's role may not delete what centres keep. */
  client: pg.Client
  db: Database['db']
  storage: Pick<Storage, 'remove'>
  dataDir: string
  clock: Clock
  number: string
  /** Typed by the operator, so that one wrong digit erases nobody. */
  name: string
}

export interface Erased {
  rows: number
  files: number
}

/** All or nothing: the rows go in one transaction. Files follow when it has ended; what a killed command leaves of them is
 *  removed by the next one, and by the next start.
 *  @throws Problem for a centre that is not here, still works here, or has another name */
export async function erase(erasing: Erasing): Promise<Erased> {
  const { client, db, storage, dataDir, number } = erasing
  await mustBeGone(erasing)
  await mustSeeAll(client)
  const { files, people } = await filesOf(client, number)
  const work = await takeMoveWork({ dataDir, db, storage })
  try {
    const [personId] = people
    if (personId) work.list({ number, personId, keys: files.flatMap(keysOfRestored) })
    return { rows: await eraseRows(client, number), files: files.length }
  } finally {
    await work.end()
  }
}

async function mustBeGone({ db, clock, number, name }: Erasing): Promise<void> {
  const scope = { tenantId: defaultTenantId, personId: null, now: clock.now(), mode: 'read' } as const
  const centre = await inTenant(db, scope, (tx) => findCentre(tx, number))
  if (!centre) throw new Problem(`There is no centre ${number} here.`)
  if (!centre.deactivatedAt)
    throw new Problem(
      `${centre.name} still works here. First take it out: npm run leave -- ${number} EXPORT.zip`,
    )
  if (centre.name !== name)
    throw new Problem(
      `${number} is called “${centre.name}”. To erase it: npm run erase -- ${number} "${centre.name}"`,
    )
}

/** To another role, row security hides what is a person's own. */
async function mustSeeAll(client: pg.Client): Promise<void> {
  const role = await roleThatSeesLess(client)
  if (!role) return
  throw new Problem(
    `The role ${role} sees only a part of the rows (row security). Run this command with a DATABASE_URL of a role that may delete rows of all tables and has BYPASSRLS.`,
  )
}

async function filesOf(client: pg.Client, number: string) {
  const { rows: files } = await client.query<Restored>(
    'select storage_key as "storageKey", mime, poster_key as "posterKey" from file where tenant_id = $1',
    [number],
  )
  const { rows } = await client.query<{ id: string }>('select id from staff where tenant_id = $1 limit 1', [
    number,
  ])
  return { files, people: rows.map(({ id }) => id) }
}

/** In one statement: references are checked at its end, so that no order of the tables is needed. */
async function eraseRows(client: pg.Client, number: string): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`)
  const erased = tables.map(
    ({ name }) =>
      `${name}_erased as (delete from ${client.escapeIdentifier(name)} where tenant_id = $1 returning 1)`,
  )
  const counted = tables.map(({ name }) => `(select count(*) from ${name}_erased)`)
  const { rows } = await client.query<{ rows: string }>(
    `with ${erased.join(',\n')} select ${counted.join(' + ')} as rows`,
    [number],
  )
  return Number(rows[0]?.rows)
}
