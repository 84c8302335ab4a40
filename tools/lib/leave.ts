// Takes a centre out of this installation: it is deactivated, and all it keeps is written to an archive for the next one.
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { defaultTenantId } from '../../packages/contract/src/kernel/constants.ts'
import { planStart } from '../../packages/server/src/app/features.ts'
import { activate, deactivate, findCentre } from '../../packages/server/src/features/centre/index.ts'
import { archive } from '../../packages/server/src/features/dataExport/index.ts'
import type { Clock } from '../../packages/server/src/platform/clock.ts'
import type { Database, Tx } from '../../packages/server/src/platform/database/database.ts'
import { inTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import type { TokenMaker } from '../../packages/server/src/platform/identity.ts'
import type { CreateId } from '../../packages/server/src/platform/ids.ts'
import type { Storage } from '../../packages/server/src/platform/storage/storage.ts'
import { openExport } from './move-archive.ts'
import { Problem } from './problem.ts'

export interface Leaving {
  db: Database['db']
  storage: Pick<Storage, 'get'>
  clock: Clock
  ids: CreateId
  tokens: Pick<TokenMaker, 'outboxSecret'>
  number: string
  /** Made when everything is in it. */
  file: string
  /** Called before each part of the work. */
  say(what: string): void
}

/** Nobody works in the centre when its rows are read, so the archive has all that was ever accepted. When it cannot be
 *  written, the centre works on as before. */
export async function leave(leaving: Leaving): Promise<void> {
  const { number, file, say } = leaving
  const draft = `${file}.new`
  const platform = <T>(work: (tx: Tx) => Promise<T>, onOpen?: (order: string) => void) =>
    inTenant(leaving.db, { ...scopeOf(leaving, defaultTenantId), onOpen }, work)
  const centre = await platform((tx) => findCentre(tx, number))
  if (!centre) throw new Problem(`There is no centre ${number} here.`)
  const about = { tenantId: number, actorId: null, id: leaving.ids() }
  let transaction = ''
  await platform(
    (tx) => deactivate(tx, { ...about, now: leaving.clock.now() }),
    (order) => {
      transaction = order
    },
  )
  try {
    say('waiting for what was being written')
    while (!(await platform((tx) => isOldest(tx, transaction)))) await pause(50)
    say('reading rows and files')
    await write(leaving, draft)
    say('comparing every part with its sum')
    const written = await openExport(draft)
    written.close()
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    if (!centre.deactivatedAt)
      await platform((tx) => activate(tx, planStart, { ...about, id: leaving.ids() }))
    throw error
  }
}

const scopeOf = ({ clock }: Leaving, tenantId: string) =>
  ({ tenantId, personId: null, now: clock.now(), mode: 'write' }) as const

/** Whether every transaction that began to write before this one has ended. */
async function isOldest(tx: Tx, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ isOldest: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) > ${transaction}::xid8 as is_oldest`.execute(tx)
  return rows[0]?.isOldest ?? false
}

async function write(leaving: Leaving, file: string): Promise<void> {
  const { db, storage, clock, tokens, number } = leaving
  const scope = { ...scopeOf(leaving, number), mode: 'read', evenDeactivated: true } as const
  const read = <T>(work: (tx: Tx) => Promise<T>) => inTenant(db, scope, work)
  // It may have come from another installation itself.
  const own = await read((tx) => tx.selectFrom('centre').select('outboxSecret').executeTakeFirstOrThrow())
  const outboxSecret = own.outboxSecret ?? tokens.outboxSecret(number)
  const source = { read, storage, at: clock.now(), by: null, outboxSecret }
  await pipeline(await archive(source, undefined), createWriteStream(file, { mode: 0o600 }))
}
