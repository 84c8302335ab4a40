// The peak of New Zealand's centres: 300 records and 500 boards a second, at a quarter, at half and at all of its rate.
// All 200 centres send, as by chance. Boards are those of nappies, bottles and sleep, records are nappy changes and checks
// of sleepers.
import { availableParallelism } from 'node:os'
import { randomFrom } from '../../packages/demo/src/random.ts'
import { detail } from '../lib/steps.ts'
import type { Desk } from './desks.ts'
import { arrivals, ascending, percentile, rounded } from './figures.ts'
import type { Ground } from './ground.ts'
import { send } from './http.ts'
import { meterOf } from './meter.ts'
import { type OpenRun, openLoop } from './openLoop.ts'
import type { Part, Row } from './part.ts'
import { type Ask, bottleBoard, checkSleeper, nappyBoard, recordNappy, sleepBoard } from './requests.ts'

const perSecond = { records: 300, boards: 500 }
const shares = { 'a quarter': 1 / 4, half: 1 / 2, all: 1 }
const warmUp = 3
const seconds = 15
/** A rate counts as reached when this share of it was answered. */
const enough = 0.97

export const peak: Part = async (ground) => {
  const rows: Record<string, Row> = {}
  const all = perSecond.records + perSecond.boards
  for (const [name, share] of Object.entries(shares)) {
    const run = await runAt(ground, all * share)
    rows[`${name} of the peak, ${all * share} a second`] = rowOf(run)
    const [failure] = run.failures
    if (failure) detail(`${name} of the peak: ${run.failures.length} failed, first: ${String(failure)}`)
  }
  detail(
    `The requests were sent by the bench itself on the same ${availableParallelism()} cores, so what it and others took was not there for server and database.`,
  )
  await ground.sweep()
  return rows
}

async function runAt(ground: Ground, rate: number): Promise<OpenRun> {
  const random = randomFrom(`peak ${rate}`)
  const asks = mixOf(ground)
  const times = arrivals(rate, warmUp + seconds, random.next)
  const requests = times.map(() => ({
    ask: random.pick(
      random.chance(perSecond.records / (perSecond.records + perSecond.boards)) ? asks.records : asks.boards,
    ),
    desk: random.pick(ground.desks),
  }))
  return openLoop({ times, warmUp, seconds }, meterOf(ground), (turn) => {
    const { ask, desk } = requests[turn] as { ask: Ask; desk: Desk }
    return send(ground, ask(desk, turn))
  })
}

const mixOf = (ground: Ground): Record<'records' | 'boards', Ask[]> => ({
  records: [recordNappy(ground), checkSleeper(ground)],
  boards: [nappyBoard, bottleBoard, sleepBoard],
})

export function rowOf({ seconds, due, answered, took, failures, unanswered, cpu }: OpenRun): Row {
  const sorted = ascending(took)
  const cores = (milliseconds: number) => rounded(milliseconds / 1000 / seconds)
  const isReached = answered >= due * enough && unanswered + failures.length === 0
  return {
    'sent per second': Math.round(due / seconds),
    'answered per second': Math.round(answered / seconds),
    reached: isReached ? 'yes' : 'NOT REACHED',
    'p50 ms': rounded(percentile(sorted, 0.5)),
    'p99 ms': rounded(percentile(sorted, 0.99)),
    errors: failures.length,
    unanswered,
    'CPU Node ms': rounded(cpu.node / answered),
    'CPU PostgreSQL ms': rounded(cpu.postgres / answered),
    'cores Node': cores(cpu.node),
    'cores PostgreSQL': cores(cpu.postgres),
    'cores bench': cores(cpu.bench),
    'cores others': cores(cpu.others),
  }
}
