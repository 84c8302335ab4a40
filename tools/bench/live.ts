// 100 devices of one centre hold their streams open while 50 nappy changes a second are recorded there. The figures are
// the delay of each event on each device, missing and repeated events, and the load of server and database. The same
// entries are recorded without devices first, for comparison. The recording rate does not depend on the server. The
// delays include the load of this process, because it shares the machine.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { LiveEvent } from '../../packages/contract/src/kernel/live.ts'
import { Problem } from '../lib/problem.ts'
import type { Desk } from './desks.ts'
import { type Devices, openDevices, type Seat, signIn } from './devices.ts'
import { ascending, percentile } from './figures.ts'
import type { Ground } from './ground.ts'
import { send } from './http.ts'
import type { Part } from './part.ts'

const deviceCount = 100
const perSecond = 50
const seconds = { alone: 10, warmUp: 3, measured: 30 }
/** Events may still be on their way after the last entry is answered. */
const patience = 5000

/** Times in milliseconds of this process; NaN for a device that has not received the event. */
interface Entry {
  sent: number
  answered: number
  heard: number[]
}

export const live: Part = async (ground) => {
  const desk = ground.desks[0] ?? fail('There is no centre.')
  const database = new pg.Client({ connectionString: ground.appUrl })
  database.on('error', () => undefined)
  await database.connect()
  let devices: Devices | undefined
  try {
    const seats = await takeSeats(ground, desk, database)
    const alone = await record(ground, desk, { seconds: seconds.alone, database })
    const entries = new Map<string, Entry>()
    let twice = 0
    devices = await openDevices(ground, seats, (device, event) => {
      for (const id of idsOf(event)) {
        const heard = entries.get(id)?.heard
        if (heard && !Number.isNaN(heard[device])) twice++
        if (heard) heard[device] = performance.now()
      }
    })
    await record(ground, desk, { seconds: seconds.warmUp, database })
    const together = await record(ground, desk, { seconds: seconds.measured, database, entries })
    const expected = entries.size * deviceCount
    const received = await arrivalsOf(entries, expected)
    if (received < expected || twice > 0 || devices.troubles.length > 0)
      throw new Problem(
        [`Of ${expected} arrivals ${received} came, ${twice} twice.`, ...devices.troubles].join('\n'),
      )
    return rowsOf({ alone, together, entries: [...entries.values()], expected, received })
  } finally {
    devices?.close()
    await database.end()
  }
}

function fail(sentence: string): never {
  throw new Problem(sentence)
}

/** Signs the staff of the centre in and divides the devices among them: one person may have twenty. */
async function takeSeats(ground: Ground, { tenantId }: Desk, database: pg.Client): Promise<Seat[]> {
  await database.query('begin')
  await database.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
  const { rows } = await database.query<{ account: string }>('select account from staff where active')
  await database.query('commit')
  const signedIn: Seat[] = []
  for (const { account } of rows) signedIn.push(await signIn(ground, { tenantId, account }))
  return Array.from({ length: deviceCount }, (_, device) => signedIn[device % signedIn.length] as Seat)
}

interface Figures {
  answers: number[]
  rss: { before: number; after: number }
  transactions: number
  connections: number
  listeners: number
}

/** Records at an even rate. @param entries collects the measured records, if given */
async function record(
  ground: Ground,
  desk: Desk,
  over: { seconds: number; database: pg.Client; entries?: Map<string, Entry> },
): Promise<Figures> {
  const { database, entries } = over
  const before = { rss: rss(ground), transactions: await transactionsOf(database) }
  const began = performance.now()
  const under: Promise<number>[] = []
  for (let turn = 0; turn < over.seconds * perSecond; turn++) {
    await sleep(Math.max(0, began + (turn * 1000) / perSecond - performance.now()))
    under.push(recordOne(ground, desk, turn, entries))
  }
  const answers = await Promise.all(under)
  const { rows } = await database.query<{ connections: number; listeners: number }>(
    `select count(*)::int as connections,
       (count(*) filter (where application_name = 'daybook live'))::int as listeners
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // The database updates its statistics a second later.
  await sleep(1500)
  const took = (performance.now() - began) / 1000
  return {
    answers,
    rss: { before: before.rss, after: rss(ground) },
    transactions: ((await transactionsOf(database)) - before.transactions) / took,
    ...(rows[0] ?? { connections: 0, listeners: 0 }),
  }
}

/** Returns the response time in milliseconds. */
async function recordOne(
  ground: Ground,
  { token, tenantId, roomCode, childIds }: Desk,
  turn: number,
  entries?: Map<string, Entry>,
): Promise<number> {
  const id = ground.ids()
  const detail = { contents: 'wet', skin: 'normal', creamUsed: false }
  const occurredAt = ground.clock.now().toISOString()
  const records = [{ id, childId: childIds[turn % childIds.length] ?? '', occurredAt, detail }]
  const sent = performance.now()
  const entry = { sent, answered: Number.NaN, heard: new Array<number>(deviceCount).fill(Number.NaN) }
  entries?.set(id, entry)
  await send(ground, {
    method: 'POST',
    path: '/api/blade-garden/task-diaper/submit-data-new',
    token,
    tenantId,
    body: { roomCode, records },
    key: ground.ids(),
  })
  entry.answered = performance.now()
  return entry.answered - sent
}

const idsOf = ({ operation, data }: LiveEvent) =>
  operation === 'nappyChange.recordMany' ? (data as { id: string }[]).map(({ id }) => id) : []

/** Waits for events that are still on their way. */
async function arrivalsOf(entries: ReadonlyMap<string, Entry>, expected: number): Promise<number> {
  const until = performance.now() + patience
  for (;;) {
    const received = [...entries.values()]
      .flatMap(({ heard }) => heard)
      .filter((at) => !Number.isNaN(at)).length
    if (received >= expected || performance.now() > until) return received
    await sleep(100)
  }
}

/** Resident memory of the server's process, in megabytes. */
const rss = ({ serverPid }: Ground) =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${serverPid}/status`, 'utf8'))?.[1]) / 1024)

async function transactionsOf(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.count)
}

interface Measured {
  alone: Figures
  together: Figures
  entries: Entry[]
  expected: number
  received: number
}

function rowsOf({ alone, together, entries, expected, received }: Measured) {
  const sent = spreadOf(entries.flatMap((entry) => entry.heard.map((at) => at - entry.sent)))
  const answered = spreadOf(entries.flatMap((entry) => entry.heard.map((at) => at - entry.answered)))
  const [answersAlone, answersTogether] = [spreadOf(alone.answers), spreadOf(together.answers)]
  const row = (withoutDevices: string | number, withDevices: string | number) => ({
    'no device': withoutDevices,
    [`${deviceCount} devices`]: withDevices,
  })
  return {
    'arrivals expected': row('', expected),
    'arrivals received': row('', received),
    'from sending to a device, ms: p50 / p99 / max': row('', sent),
    'from the answer to a device, ms': row('', answered),
    'from sending to the answer, ms': row(answersAlone, answersTogether),
    'memory of the server, MB: before / at the end': row(
      `${alone.rss.before} / ${alone.rss.after}`,
      `${together.rss.before} / ${together.rss.after}`,
    ),
    'transactions of the database per second': row(
      Math.round(alone.transactions),
      Math.round(together.transactions),
    ),
    'its connections': row(alone.connections, together.connections),
    'of them listening': row(alone.listeners, together.listeners),
  }
}

/** p50, p99 and maximum, in milliseconds. */
function spreadOf(took: readonly number[]): string {
  const sorted = ascending(took)
  return [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' / ')
}
