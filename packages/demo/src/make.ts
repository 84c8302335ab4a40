// The demo: one believable centre, a small second one, and the platform; and as many more as one wants to measure.
import { availableParallelism } from 'node:os'
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { hashPassword } from '@daybook/server/platform/passwords.ts'
import type { Storage } from '@daybook/server/platform/storage/storage.ts'
import pg from 'pg'
import { demoAccounts, demoPassword } from './accounts.ts'
import { makeCentre, makePlatform } from './centre.ts'
import { demoCentre, madeUpCentre, secondCentre } from './centres.ts'
import { copyRows, repeatRows } from './copy.ts'
import { storePhotos } from './pictures/photos.ts'
import type { Rows, Table } from './rows.ts'

interface Options {
  ownerUrl: string
  /** What the data is relative to: nothing in it happened later. */
  now: Date
  /** Where the photos of reports go. There are none without it. */
  storage?: Storage
  log(line: string): void
  /** How many further centres to add, with the next free numbers from 200000 on. */
  centres?: number
}

/** Makes the demo centres when the database has no centre yet; a kill in the middle leaves nothing of them.
 *  Answers the demo accounts whenever the demo centre is there. */
export async function makeDemo(options: Options): Promise<{ made: boolean; accounts: DemoAccount[] }> {
  const { ownerUrl, centres } = options
  return connected(ownerUrl, async (client) => {
    const made = await inTransaction(client, () => makeFirst(client, options))
    if (centres) await addMany(client, centres, options)
    return { made, accounts: (await isDemo(client)) ? [...demoAccounts] : [] }
  })
}

/** The demo centre again, row by row, under each of these numbers, for tests that must not meet. Care of more than ten
 *  days ago is left out: no test reads it, and it is two thirds of all rows. The first is written, and the database
 *  copies it: the owner has to be past row security. */
export async function copyDemoCentre(
  { ownerUrl, now, storage }: Pick<Options, 'ownerUrl' | 'now' | 'storage'>,
  [first, ...others]: readonly string[],
): Promise<void> {
  if (first === undefined) return
  const photos = storage && (await storePhotos(storage))
  const since = new Date(now.getTime() - 10 * 24 * 3_600_000)
  const made = withCareSince(since, makeCentre(demoCentre, now, await hashPassword(demoPassword), photos))
  const rows = { ...made, tenantId: first }
  const unchecked = (tenantIds: string[], work: (client: pg.Client) => Promise<unknown>) =>
    connected(ownerUrl, (client) =>
      inTransaction(client, async () => {
        // What refers to what was checked when the demo itself was written; it is two thirds of the work.
        await client.query('set local session_replication_role = replica')
        await work(client)
        // A replica fires no triggers, so what a new centre starts with is made here; no test searches its records.
        await client.query('select seed_lookups(id), seed_roles(id) from unnest($1::text[]) as id', [
          tenantIds,
        ])
      }),
    )
  await unchecked([first], (client) => write(client, rows))
  const writers = availableParallelism()
  const parts = Array.from({ length: writers }, (_, i) => others.filter((_, place) => place % writers === i))
  await Promise.all(parts.map((part) => unchecked(part, (client) => repeatRows(client, rows, part))))
}

/** Rows that belong to a record of care. */
const ofCare: readonly Table[] = ['careAmendment', 'sleepStep', 'sleepCheck']

function withCareSince(since: Date, rows: Rows): Rows {
  const old = new Set(
    rows
      .of('careRecord')
      .filter(({ occurredAt }) => new Date(occurredAt) < since)
      .map(({ id }) => id),
  )
  const isRecent = (table: Table) => (row: object) => {
    const { id, recordId } = row as { id?: string; recordId?: string }
    if (table === 'careRecord') return !old.has(String(id))
    return !ofCare.includes(table) || !old.has(String(recordId))
  }
  return { ...rows, of: (table) => rows.of(table).filter(isRecent(table)) }
}

async function makeFirst(client: pg.Client, { now, log, storage }: Options): Promise<boolean> {
  // Two that start at the same moment take turns, and the second finds the work done.
  await client.query('select pg_advisory_xact_lock(7321002)')
  if ((await tenants(client)).length > 0) return false
  const hash = await hashPassword(demoPassword)
  await write(client, makePlatform(now, hash))
  const photos = storage && (await storePhotos(storage))
  for (const sketch of [demoCentre, secondCentre]) await write(client, makeCentre(sketch, now, hash, photos))
  log(`${demoCentre.name} (100001), ${secondCentre.name} (100002)`)
  return true
}

/** Each in a transaction of its own. While the database is busy with one, the next one is thought up. */
async function addMany(client: pg.Client, count: number, { ownerUrl, now, log }: Options): Promise<void> {
  const hash = await hashPassword(demoPassword)
  const first = Math.max(199_999, ...(await tenants(client)).map(Number)) + 1
  let begun = 0
  let written = 0
  const writer = () =>
    connected(ownerUrl, async (own) => {
      while (begun < count) {
        const rows = makeCentre(madeUpCentre(String(first + begun++)), now, hash)
        await inTransaction(own, () => write(own, rows))
        if (++written % 20 === 0 || written === count) log(`${written} of ${count} centres`)
      }
    })
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, writer))
}

async function write(client: pg.Client, rows: Rows): Promise<void> {
  await client.query(`select set_config('app.tenant_id', $1, true)`, [rows.tenantId])
  await copyRows(client, rows)
}

/** Those of centres that have left among them. */
async function tenants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from centre_numbers() as id')
  return rows.map(({ id }) => id)
}

async function isDemo(client: pg.Client): Promise<boolean> {
  const { rowCount } = await inTransaction(client, async () => {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [demoCentre.tenantId])
    return client.query('select from centre where tenant_id = $1 and name = $2', [
      demoCentre.tenantId,
      demoCentre.name,
    ])
  })
  return rowCount === 1
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const answer = await work()
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
