// The set-up of the measurements: 200 centres in a durable database that is kept for the next run, one signed-in
// teacher in each, and the server in its own process. Its clock starts on a Wednesday morning, so that the children of
// every centre are there on any day.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeDemo } from '../../packages/demo/src/make.ts'
import { readConfig } from '../../packages/server/src/app/config.ts'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { tokenMaker } from '../../packages/server/src/platform/identity.ts'
import { idsFrom } from '../../packages/server/src/platform/ids.ts'
import type { Closers } from '../lib/closers.ts'
import { openData } from '../lib/open-data.ts'
import { cacheDir, checkout, makeFolder } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import { detail, step } from '../lib/steps.ts'

const centres = 200
const morning = '2026-03-11T10:30:00+13:00'

/** A teacher at work in a centre, with the present children of a room. */
export interface Desk {
  tenantId: string
  personId: string
  sessionId: string
  timeZone: string
  today: string
  roomId: string
  roomCode: string
  childIds: string[]
  /** Valid for the whole run. */
  token: string
}

export interface Ground {
  /** The server's address. */
  url: string
  serverPid: number
  databasePid: number
  appUrl: string
  ownerUrl: string
  /** In step with the server's clock. */
  clock: ReturnType<typeof clockFrom>
  ids: ReturnType<typeof idsFrom>
  tokens: ReturnType<typeof tokenMaker>
  desks: Desk[]
}

export async function openGround(things: Closers): Promise<Ground> {
  const dataDir = makeFolder(join(cacheDir(), `bench-${schemaHash()}`))
  forgetOthers(dataDir)
  const config = { ...readConfig({}), demo: false, startAt: new Date(morning) }
  const data = await openData({ config, dataDir, durable: true, opened: things.add })
  const now = new Date(morning)
  const missing = centres - (await centresThere(data.ownerUrl))
  if (missing > 0)
    await step('Centres', () => makeDemo({ ownerUrl: data.ownerUrl, now, log: detail, centres: missing }))
  await sweep(data.ownerUrl)
  const clock = clockFrom(now)
  const ids = idsFrom(clock)
  const tokens = tokenMaker(Buffer.from(data.secrets.tokenKey, 'hex'), clock)
  const desks = await takeSeats(data.ownerUrl, ids)
  const port = await freePort()
  const server = await startServer(dataDir, port)
  things.add(() => stopServer(server))
  return {
    url: `http://127.0.0.1:${port}`,
    serverPid: server.pid ?? 0,
    databasePid: Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    appUrl: data.appUrl,
    ownerUrl: data.ownerUrl,
    clock,
    ids,
    tokens,
    desks: await Promise.all(
      desks.map(async (desk) => ({ ...desk, token: await tokens.sign(desk, 86_400) })),
    ),
  }
}

/** The data is created again when tables or demo data change. */
function schemaHash(): string {
  const hash = createHash('sha256')
  for (const folder of ['packages/server/migrations', 'packages/demo/src'])
    for (const file of globSync('**/*.{sql,ts}', { cwd: join(checkout, folder) }).sort())
      hash.update(readFileSync(join(checkout, folder, file)))
  return hash.digest('hex').slice(0, 12)
}

function forgetOthers(dataDir: string): void {
  for (const name of readdirSync(cacheDir()))
    if (name.startsWith('bench-') && join(cacheDir(), name) !== dataDir)
      rmSync(join(cacheDir(), name), { recursive: true, force: true })
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const centresThere = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from tenant_ids() id where id >= '200000'`,
    )
    return Number(rows[0].count)
  })

/** Deletes the records of earlier runs, so that every run measures the same data. */
const sweep = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`delete from care_record where recorded_at > '${morning}'`)
    for (const table of ['idempotency_key', 'audit_event', 'session'])
      await client.query(`delete from ${table} where created_at >= '${morning}'`)
    await client.query('vacuum analyze')
  })

/** Opens a session for one teacher of every centre. */
function takeSeats(url: string, mint: () => string): Promise<Omit<Desk, 'token'>[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from tenant_ids() id where id >= '200000'`)
    const desks: Omit<Desk, 'token'>[] = []
    for (const { id: tenantId } of rows) {
      const sessionId = mint()
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', $1, true), set_config('app.now', $2, true)`, [
        tenantId,
        morning,
      ])
      const { rows: found } = await client.query<Omit<Desk, 'tenantId' | 'sessionId' | 'token'>>(
        `with seat as (
           select staff.id, room.id as room_id, room.code, centre.time_zone, there.day, there.children from staff
           join room using (tenant_id)
           join centre using (tenant_id)
           cross join lateral (
             select stay.day, array_agg(stay.child_id) as children from attendance stay
             where stay.tenant_id = room.tenant_id and stay.room_id = room.id and stay.signed_out_at is null
               and stay.voided_at is null and stay.day = (app_now() at time zone centre.time_zone)::date
             group by stay.day
           ) there
           where staff.tenant_id = current_tenant() and staff.roles = '{teacher}'
           order by cardinality(there.children) desc, staff.id limit 1
         ), opened as (
           insert into session (id, staff_id, refresh_hash, expires_at)
           select $1, id, $2, app_now() + interval '1 day' from seat
         )
         select id as "personId", room_id as "roomId", code as "roomCode", time_zone as "timeZone",
           day::text as today, children as "childIds" from seat`,
        [sessionId, randomBytes(32)],
      )
      await client.query('commit')
      if (found[0]) desks.push({ tenantId, sessionId, ...found[0] })
    }
    return desks
  })
}

function startServer(dataDir: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DAYBOOK_NOW: morning }
  const child = spawn(process.execPath, [join(checkout, 'tools/bench/server.ts')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

async function stopServer(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
