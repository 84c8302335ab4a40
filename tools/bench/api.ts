// One nappy change recorded and one room's board read, by 20 connections in 200 centres: through the API, and by the
// same statements straight to the same database. What counts is how much of the bare speed the API keeps.
import { bareClients } from './bare.ts'
import type { Desk, Ground } from './ground.ts'
import { send } from './http.ts'
import { type Figures, load, median } from './load.ts'
import type { Part } from './part.ts'
import { type Statement, statementsOf } from './statements.ts'

const connections = 20
const seconds = 6
const rounds = 3

const detail = { contents: 'wet', skin: 'normal', creamUsed: false }

export const api: Part = async (ground) => {
  const bare = await bareClients(ground.appUrl, connections)
  const desk = (turn: number) => ground.desks[turn % ground.desks.length] as Desk
  const statements = await bareStatements(ground)
  const idColumn = insertsIdAt(statements[0]?.write)
  const measured = {
    read: await compare(
      (_, turn) => readBoard(ground, desk(turn)),
      (connection, turn) =>
        bare.run(connection, desk(turn), statements[turn % statements.length]?.read ?? []),
    ),
    write: await compare(
      (_, turn) => record(ground, desk(turn), turn),
      (connection, turn) => {
        const [insert] = statements[turn % statements.length]?.write ?? []
        const parameters = (insert as Statement).parameters.with(idColumn, ground.ids())
        return bare.run(connection, desk(turn), [{ ...(insert as Statement), parameters }])
      },
    ),
  }
  await bare.close()
  return {
    ...rowsOf('read a board', measured.read),
    ...rowsOf('record a nappy change', measured.write),
  }
}

const readBoard = (ground: Ground, { token, tenantId, roomCode }: Desk) =>
  send(ground, {
    method: 'GET',
    path: `/api/blade-garden/task-diaper/list-by-task-new?code=${roomCode}`,
    token,
    tenantId,
  })

function record(ground: Ground, desk: Desk, turn: number): Promise<void> {
  const { token, tenantId, roomCode } = desk
  const path = '/api/blade-garden/task-diaper/submit-data-new'
  const body = { roomCode, records: [claimOf(ground, desk, turn)] }
  return send(ground, { method: 'POST', path, token, tenantId, body, key: ground.ids() })
}

const claimOf = ({ ids, clock }: Ground, { childIds }: Desk, turn: number) => ({
  id: ids(),
  childId: childIds[turn % childIds.length] ?? '',
  occurredAt: clock.now().toISOString(),
  detail,
})

/** Every desk's own: the reads of its board, and the one insert of its record. */
async function bareStatements(ground: Ground): Promise<{ read: Statement[]; write: Statement[] }[]> {
  const all: { read: Statement[]; write: Statement[] }[] = []
  for (const [turn, desk] of ground.desks.entries()) {
    const { roomCode } = desk
    const read = await statementsOf(ground, desk, {
      operation: 'nappyChange.getBoard',
      input: { code: roomCode },
    })
    const input = { roomCode, records: [claimOf(ground, desk, turn)] }
    const wrote = await statementsOf(ground, desk, { operation: 'nappyChange.recordMany', input })
    all.push({ read, write: wrote.filter(({ sql }) => sql.startsWith('insert into "care_record"')) })
  }
  return all
}

/** Which parameter of the insert is the record's id, that has to be new each time. */
function insertsIdAt(write: readonly Statement[] | undefined): number {
  const columns = /\(([^)]*)\) values/.exec(write?.[0]?.sql ?? '')?.[1]?.split(', ') ?? []
  const at = columns.indexOf('"id"')
  if (at < 0) throw new Error('The insert of a care record has no id')
  return at
}

type Once = (connection: number, turn: number) => Promise<void>

/** In turns, so that what else the machine does meets both. */
async function compare(throughApi: Once, straight: Once) {
  const figures: Record<'api' | 'bare', Figures[]> = { api: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    figures.bare.push(await load({ connections, seconds }, straight))
    figures.api.push(await load({ connections, seconds }, throughApi))
  }
  return figures
}

function rowsOf(what: string, { api, bare }: Record<'api' | 'bare', Figures[]>) {
  const middle = (figures: Figures[]) => ({
    'per second': Math.round(median(figures.map(({ perSecond }) => perSecond))),
    'p50 ms': round1(median(figures.map(({ p50 }) => p50))),
    'p99 ms': round1(median(figures.map(({ p99 }) => p99))),
  })
  const [ours, theirs] = [middle(api), middle(bare)]
  const ratio = (ours['per second'] / theirs['per second']).toFixed(2)
  return { [`${what}: API`]: { ...ours, ratio }, [`${what}: bare SQL`]: theirs }
}

const round1 = (value: number) => Math.round(value * 10) / 10
