// One nappy change recorded and one room's board read, by 20 connections in 200 centres: through the API, and by
// statements straight to the same database. What counts is how much of the bare speed the API keeps. Bare is the tenant
// setting, the board's selects or the one insert, and commit; a further row shows all that the request sends, with
// who asks, the checks, the audit trail and the key that makes it safe to send twice. The plain client waits for every
// answer and has every statement planned anew, so that the API can be faster than it.
import { bareClients } from './bare.ts'
import type { Desk, Ground } from './ground.ts'
import { type Sent, send } from './http.ts'
import { type Figures, load, median } from './load.ts'
import type { Part } from './part.ts'
import { listener, type Statement } from './statements.ts'

const connections = 20
const seconds = 1
const rounds = 27

interface Captured {
  read: Statement[]
  write: Statement[]
  /** Ids in `write` that have to be new each time it is sent. */
  once: string[]
}

export const api: Part = async (ground) => {
  const bare = await bareClients(ground.appUrl, connections)
  const captured = await capture(ground)
  const at = (turn: number) => captured[turn % captured.length] as Captured
  const desk = (turn: number) => ground.desks[turn % ground.desks.length] as Desk
  const read = await inTurns({
    API: (_, turn) => send(ground, boardOf(desk(turn))),
    'bare SQL': (connection, turn) => bare.run(connection, withoutCaller(at(turn).read)),
    'all its SQL': (connection, turn) => bare.run(connection, at(turn).read),
  })
  const write = await inTurns({
    API: (_, turn) => send(ground, changeOf(ground, desk(turn), turn)),
    'bare SQL': (connection, turn) => bare.run(connection, onlyInsert(anew(at(turn), ground.ids))),
    'all its SQL': (connection, turn) => bare.run(connection, anew(at(turn), ground.ids)),
  })
  await bare.close()
  return { ...rowsOf('read a board', read), ...rowsOf('record a nappy change', write) }
}

const boardOf = ({ token, tenantId, roomCode }: Desk): Sent => ({
  method: 'GET',
  token,
  tenantId,
  path: `/api/blade-garden/task-diaper/list-by-task-new?code=${roomCode}`,
})

function changeOf({ ids, clock }: Ground, { token, tenantId, roomCode, childIds }: Desk, turn: number) {
  const childId = childIds[turn % childIds.length] ?? ''
  const detail = { contents: 'wet', skin: 'normal', creamUsed: false }
  const record = { id: ids(), childId, occurredAt: clock.now().toISOString(), detail }
  const path = '/api/blade-garden/task-diaper/submit-data-new'
  const body = { roomCode, records: [record] }
  return { method: 'POST', path, token, tenantId, body, key: ids() } as const
}

/** What the requests of every desk ask the database. */
async function capture(ground: Ground): Promise<Captured[]> {
  const { statementsOf, close } = await listener(ground)
  const all: Captured[] = []
  for (const [turn, desk] of ground.desks.entries()) {
    const read = await statementsOf(boardOf(desk))
    const change = changeOf(ground, desk, turn)
    const write = await statementsOf(change)
    const [auditId] = write.flatMap((statement) => insertInto('audit_event', statement)?.parameters ?? [])
    const once = [change.key, ...change.body.records.map(({ id }) => id), String(auditId)]
    all.push({ read, write, once })
  }
  await close()
  return all
}

function anew({ write, once }: Captured, mint: () => string): Statement[] {
  const fresh = new Map<unknown, unknown>(once.map((id) => [id, mint()]))
  const value = (old: unknown): unknown => (Array.isArray(old) ? old.map(value) : (fresh.get(old) ?? old))
  return write.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(value) }))
}

const isFrame = ({ sql }: Statement) => /^(begin|commit|select set_config)/.test(sql)
const withoutCaller = (statements: Statement[]) =>
  statements.filter(({ sql }) => !sql.includes('from "session"'))
const onlyInsert = (statements: Statement[]) =>
  statements.flatMap((statement) =>
    isFrame(statement) ? statement : (insertInto('care_record', statement) ?? []),
  )

/** The insert into this table alone, of a statement that writes several things. */
function insertInto(table: string, { sql, parameters }: Statement): Statement | undefined {
  const [text] = new RegExp(`insert into "${table}" \\([^)]*\\) values \\([^)]*\\)`).exec(sql) ?? []
  if (!text) return undefined
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place))
  const before = Math.min(...places) - 1
  return {
    sql: text.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) - before}`),
    parameters: parameters.slice(before, before + places.length),
  }
}

type Once = (connection: number, turn: number) => Promise<void>

/** In short turns, so that what else the machine does, and how fast it is just then, meets all of them. */
async function inTurns(ways: Record<string, Once>): Promise<Record<string, Figures[]>> {
  const figures: Record<string, Figures[]> = {}
  for (let round = 0; round < rounds; round++)
    for (const [way, once] of Object.entries(ways)) {
      figures[way] ??= []
      figures[way].push(await load({ connections, seconds, warmUp: round === 0 ? 2 : 0.2 }, once))
    }
  return figures
}

function rowsOf(what: string, ways: Record<string, Figures[]>) {
  const middle = (of: keyof Figures, figures: Figures[]) => median(figures.map((one) => one[of]))
  // Of each round for itself: the machine is not equally fast in all of them.
  const share = (figures: Figures[]) =>
    median(figures.map(({ perSecond }, round) => (ways.API?.[round]?.perSecond ?? 0) / perSecond))
  return Object.fromEntries(
    Object.entries(ways).map(([way, figures]) => [
      `${what}: ${way}`,
      {
        'per second': Math.round(middle('perSecond', figures)),
        'p50 ms': round1(middle('p50', figures)),
        'p99 ms': round1(middle('p99', figures)),
        'API / this': way === 'API' ? '' : share(figures).toFixed(2),
      },
    ]),
  )
}

const round1 = (value: number) => Math.round(value * 10) / 10
