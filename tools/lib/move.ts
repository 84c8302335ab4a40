// Takes the export of a centre into this installation, in one transaction of the application's role.
import { sql } from 'kysely'
import { defaultTenantId } from '../../packages/contract/src/kernel/constants.ts'
import { allRightsInCentre } from '../../packages/contract/src/kernel/rights.ts'
import { planStart } from '../../packages/server/src/app/features.ts'
import { nextNumber, takenNumbers } from '../../packages/server/src/features/centre/index.ts'
import { addressForManager } from '../../packages/server/src/features/invitation/index.ts'
import { staffWithRights } from '../../packages/server/src/features/staff/index.ts'
import { writeAudit } from '../../packages/server/src/platform/audit.queries.ts'
import type { Clock } from '../../packages/server/src/platform/clock.ts'
import type { Database, Tx } from '../../packages/server/src/platform/database/database.ts'
import { asTenant, inTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import type { CreateId, RandomBytes } from '../../packages/server/src/platform/ids.ts'
import type { Storage } from '../../packages/server/src/platform/storage/storage.ts'
import type { Export } from './move-archive.ts'
import { readCatalog } from './move-catalog.ts'
import { storeFiles } from './move-files.ts'
import { compareAll, insertAll, refuseLooseEnds, refuseSameCentre } from './move-rows.ts'
import { type Staging, stageRows } from './move-stage.ts'
import type { MoveWork } from './move-work.ts'
import { Problem } from './problem.ts'

export interface Moving {
  from: Export
  db: Database['db']
  storage: Storage
  work: MoveWork
  clock: Clock
  ids: CreateId
  random: RandomBytes
  /** Those that centres of this installation get. A centre keeps its own where that is free. */
  numbers: { first: number; last: number }
  /** Where people open this installation. */
  origin: string
  /** Does everything, and then leaves the database and the storage as they were. */
  onlyCheck?: boolean
  /** Whoever aborts it finds everything as it was. */
  stop: AbortSignal
  /** Called before each part of the work. */
  say(what: string): void
}

export interface Moved {
  /** Of the centre here. */
  number: string
  rows: Record<string, number>
  files: number
  /** The address by which this manager chooses a password. Undefined when nobody has all rights. */
  manager: { name: string; address: string } | undefined
}

class OnlyChecked extends Error {
  readonly moved: Moved
  constructor(moved: Moved) {
    super()
    this.moved = moved
  }
}

export async function moveIn(moving: Moving): Promise<Moved> {
  const { db, clock, onlyCheck } = moving
  const scope = { tenantId: defaultTenantId, personId: null, now: clock.now(), mode: 'write' } as const
  try {
    return await inTenant(db, scope, async (tx) => {
      const moved = await move(moving, tx)
      if (onlyCheck) throw new OnlyChecked(moved)
      return moved
    })
  } catch (error) {
    if (error instanceof OnlyChecked) return error.moved
    throw error
  }
}

async function move(moving: Moving, tx: Tx): Promise<Moved> {
  const { manifest } = moving.from
  const wanted = manifest.centre.number
  if (wanted === defaultTenantId)
    throw new Problem('This is the export of an installation itself, which is no centre.')
  // The role's settings are for the app's short statements over one centre. A statement whose client was killed ends.
  await sql`select set_config('app.moving', 'on', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true), set_config('enable_seqscan', 'on', true),
    set_config('client_connection_check_interval', '2s', true)`.execute(tx)
  const taken = await takenNumbers(tx)
  const number = taken.includes(wanted) ? await nextNumber(tx, moving.numbers) : wanted
  if (!number) throw new Problem('CENTRE_NUMBERS are used up.')
  const { from, stop } = moving
  const staging = { tx, from, stop, number, catalog: await readCatalog(tx) }
  return asTenant(tx, number, () => fill(moving, staging, taken))
}

async function fill(moving: Moving, staging: Staging, taken: readonly string[]): Promise<Moved> {
  const { tx, from, number } = staging
  const { say, origin, ids } = moving
  say('reading rows')
  const filled = await stageRows(staging)
  if (!filled.includes('staff') || !filled.includes('centre'))
    throw new Problem('The export has no centre with people.')
  await refuseSameCentre(staging, taken)
  await refuseLooseEnds(staging, filled)
  say('writing rows')
  // The planner does not know how many rows there will be. It would read all of a table to find one, and sort all for a page.
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(
    tx,
  )
  const { outboxSecret } = from.manifest
  // The keys of its people's devices are derived from it, as they were where the centre comes from.
  if (outboxSecret)
    await sql`update moved_centre set outbox_secret = decode(${outboxSecret}, 'hex')`.execute(tx)
  await insertAll(staging, filled)
  say('comparing rows')
  await compareAll(staging)
  say('storing files')
  const files = await storeFiles(staging, moving)
  const manager = await managerOf(tx, from)
  const address =
    manager && (await addressForManager(moving, tx, { origin, tenantId: number, personId: manager.id }))
  await writeAudit(tx, { id: ids(), action: 'centre.move-in', actorId: null, subjects: [] })
  await planStart(tx)
  const rows = Object.fromEntries(filled.map((table) => [table, from.manifest.tables[table]?.rows ?? 0]))
  return { number, rows, files, manager: manager && address ? { name: manager.name, address } : undefined }
}

/** Whoever exported the centre, or else the first who may do everything in it. */
async function managerOf(tx: Tx, { manifest }: Export) {
  const managers = await staffWithRights(tx, allRightsInCentre)
  return managers.find(({ id }) => id === manifest.exportedBy) ?? managers[0]
}
