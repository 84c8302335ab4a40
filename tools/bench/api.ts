// Records one nappy change and reads one room's board over 20 connections: through the API, and by pgbench with
// prepared statements on the same database. `bare` is the tenant setting, the board's selects or the one insert, and
// commit. `all` is every statement of the request, including the actor, the checks, the audit trail and the idempotency
// key. pgbench waits for every answer before it sends the next statement.
import type { Desk, Ground } from './ground.ts'
import { type Sent, send } from './http.ts'
import { type Figures, load, median } from './load.ts'
import type { Part } from './part.ts'
import { pgbench, pgbenchProgram, type Script } from './pgbench.ts'
import { listener, type Statement } from './statements.ts'

const connections = 20
const seconds = 3
const rounds = 5
/** Number of centres in the pgbench runs. Each has its own script, prepared on every connection. */
const scripts = 16

interface Captured {
  read: Statement[]
  write: Statement[]
  /** Ids in `write` that have to be new for each request. */
  once: string[]
}

export const api: Part = async (ground) => {
  const program = await pgbenchProgram()
  const captured = (await capture(ground)).slice(0, scripts)
  const desk = (turn: number) => ground.desks[turn % ground.desks.length] as Desk
  const through = (sent: (turn: number) => Sent) => () =>
    load({ connections, seconds, warmUp: 1 }, (_, turn) => send(ground, sent(turn)))
  const straight = (script: (of: Captured) => Script) => {
    const all = captured.map(script)
    return () => pgbench(program, { url: ground.appUrl, connections, seconds }, all)
  }
  const read = await inTurns({
    API: through((turn) => boardOf(desk(turn))),
    'pgbench, bare': straight((of) => ({ statements: withoutCaller(of.read), once: [] })),
    'pgbench, all': straight((of) => ({ statements: of.read, once: [] })),
  })
  const write = await inTurns({
    API: through((turn) => changeOf(ground, desk(turn), turn)),
    'pgbench, bare': straight((of) => ({ statements: onlyInsert(of.write), once: of.once })),
    'pgbench, all': straight((of) => ({ statements: of.write, once: of.once })),
  })
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

/** The statements of the requests of every desk. */
async function capture(ground: Ground): Promise<Captured[]> {
  const { statementsOf, close } = await listener(ground)
  const all: Captured[] = []
  for (const [turn, desk] of ground.desks.entries()) {
    const read = await statementsOf(boardOf(desk))
    const change = changeOf(ground, desk, turn)
    const write = await statementsOf(change)
    const [auditId] = write.filter((one) => isInsertInto('audit_event', one)).flatMap((one) => one.parameters)
    const once = [change.key, ...change.body.records.map(({ id }) => id), String(auditId)]
    all.push({ read, write, once })
  }
  await close()
  return all
}

const isFrame = ({ sql }: Statement) => /^(begin|commit|select set_config)/.test(sql)
const withoutCaller = (statements: Statement[]) =>
  statements.filter(({ sql }) => !sql.includes('from "session"'))
const onlyInsert = (statements: Statement[]) =>
  statements.filter((statement) => isFrame(statement) || isInsertInto('care_record', statement))
const isInsertInto = (table: string, { sql }: Statement) => sql.startsWith(`insert into "${table}"`)

/** Runs the variants in turns, so that changes in the machine's speed affect all of them. */
async function inTurns(ways: Record<string, () => Promise<Figures>>): Promise<Record<string, Figures[]>> {
  const figures: Record<string, Figures[]> = {}
  for (let round = 0; round < rounds; round++)
    for (const [way, measure] of Object.entries(ways)) {
      figures[way] ??= []
      figures[way].push(await measure())
    }
  return figures
}

function rowsOf(what: string, ways: Record<string, Figures[]>) {
  const middle = (of: keyof Figures, figures: Figures[]) => median(figures.map((one) => one[of]))
  // Compared within each round, because the machine's speed changes between rounds.
  const share = (figures: Figures[]) =>
    median(figures.map(({ perSecond }, round) => (ways.API?.[round]?.perSecond ?? 0) / perSecond))
  return Object.fromEntries(
    Object.entries(ways).map(([way, figures]) => [
      `${what}: ${way}`,
      {
        'per second': Math.round(middle('perSecond', figures)),
        'average ms': Math.round(middle('average', figures) * 10) / 10,
        'API / this': way === 'API' ? '' : share(figures).toFixed(2),
      },
    ]),
  )
}
