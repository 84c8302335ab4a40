// What each request costs: CPU time in Node and in PostgreSQL, beside the rate and the response times over a few
// connections, and how many times the floor that is. The rows of ten years are of the one centre that has them.
import type { Desk } from './desks.ts'
import { rounded } from './figures.ts'
import { type FloorRun, openFloor } from './floor.ts'
import type { Ground } from './ground.ts'
import { send } from './http.ts'
import { figuresOf, joined, load, type Run } from './load.ts'
import { meterOf } from './meter.ts'
import type { Part, Row, Table } from './part.ts'
import {
  type Ask,
  bottleBoard,
  checkSleeper,
  dayList,
  nappyBoard,
  recordNappy,
  signIn,
  sleepBoard,
} from './requests.ts'

const connections = 8
const seconds = 4
/** Everything is measured in turns, so that changes in the machine's speed affect all of it. */
const rounds = 2

const reads = {
  'board of nappies': nappyBoard,
  'board of bottles': bottleBoard,
  'board of sleep': sleepBoard,
  'list of the day on home': dayList,
}

export const api: Part = async (ground) => {
  const { desks, old } = ground
  const floor = await openFloor(ground, connections)
  const writes = {
    'record of a nappy change': recordNappy(ground),
    'check of a sleeper': checkSleeper(ground),
  }
  const table = {
    ...(await measured(ground, ['floor: a row by its key', floor.read], {
      ...waysOf(desks, reads),
      ...ofTenYears(waysOf([old], reads)),
    })),
    // These come last, because they make the boards longer.
    ...(await measured(ground, ['floor: an insert with its commit', floor.write], {
      ...waysOf(desks, writes),
      ...ofTenYears(waysOf([old], writes)),
    })),
    ...(await measured(ground, undefined, waysOf(desks, { 'sign-in': signIn }))),
  }
  await ground.sweep()
  return table
}

type Ways = Record<string, (turn: number) => Parameters<typeof send>[1]>

/** Each request, from all desks in turn. */
const waysOf = (desks: readonly Desk[], asks: Record<string, Ask>): Ways =>
  Object.fromEntries(
    Object.entries(asks).map(([name, ask]) => [
      name,
      (turn) => ask(desks[turn % desks.length] as Desk, Math.floor(turn / desks.length)),
    ]),
  )

const ofTenYears = (ways: Ways): Ways =>
  Object.fromEntries(Object.entries(ways).map(([name, way]) => [`${name}, ten years`, way]))

type FloorWay = [name: string, run: (seconds: number) => Promise<FloorRun>]

async function measured(ground: Ground, floor: FloorWay | undefined, ways: Ways): Promise<Table> {
  const meter = meterOf(ground)
  const runs: Record<string, Run[]> = {}
  const floors: FloorRun[] = []
  for (let round = 0; round < (floor ? rounds : 1); round++) {
    if (floor) floors.push(await floor[1](seconds))
    for (const [name, sent] of Object.entries(ways)) {
      runs[name] ??= []
      runs[name].push(await load({ connections, seconds }, meter, (turn) => send(ground, sent(turn))))
    }
  }
  const least = floorOf(floors)
  const rows = Object.entries(runs).map(([name, all]) => [name, rowOf(joined(all), least.cpu)])
  return { ...(floor && { [floor[0]]: rowOfFloor(least) }), ...Object.fromEntries(rows) }
}

function floorOf(runs: readonly FloorRun[]): { perSecond: number; cpu: number } {
  const sum = (of: (run: FloorRun) => number) => runs.reduce((total, run) => total + of(run), 0)
  const transactions = sum((run) => run.transactions)
  return { perSecond: transactions / sum((run) => run.seconds), cpu: sum((run) => run.cpu) / transactions }
}

function rowOf(run: Run, floorCpu: number): Row {
  const { node, postgres } = run.cpu
  const times = (node + postgres) / run.took.length / floorCpu
  return { ...figuresOf(run), 'times the floor': Number.isNaN(times) ? '' : rounded(times) }
}

const rowOfFloor = ({ perSecond, cpu }: ReturnType<typeof floorOf>): Row => ({
  'per second': Math.round(perSecond),
  'p50 ms': '',
  'p99 ms': '',
  'CPU Node ms': 0,
  'CPU PostgreSQL ms': rounded(cpu),
  'times the floor': 1,
})
