// Sleeping children whose checks are missed while another database server takes over, and how late a manager hears of it.
import { setTimeout as pause } from 'node:timers/promises'
import { care } from '../../packages/contract/src/care/care.contract.ts'
import type { Operation } from '../../packages/contract/src/kernel/feature.ts'
import { type Message, message } from '../../packages/contract/src/message/message.contract.ts'
import { sleep } from '../../packages/contract/src/sleep/sleep.contract.ts'
import { missedAfter } from '../../packages/contract/src/sleep/sleep.rules.ts'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { idsFrom } from '../../packages/server/src/platform/ids.ts'
import { send } from '../../packages/testkit/src/call.ts'
import { morning } from '../bench/data.ts'
import type { Desk } from '../bench/desks.ts'
import { type Seat, signIn } from '../bench/devices.ts'
import { Problem } from '../lib/problem.ts'

/** How many sleep at once. */
const most = 12
/** Milliseconds until the first of their checks is missed, and between two of them. */
const times = { first: 2000, between: 1000 }
/** Milliseconds between two looks at the manager's messages. */
const every = 100
/** Milliseconds after which a manager who has heard nothing counts as never told. */
const longest = 120_000
const inBedSince = new Date(Date.parse(morning) - 30 * 60_000).toISOString()

const ids = idsFrom(clockFrom(new Date(morning)))

interface Sleep {
  id: string
  recordedAt: string
  detail: { checkInterval: number }
}

/** Puts children to sleep, and returns what waits until a manager is told of every missed check: how late each was, in
 *  milliseconds. */
export type LayDown = () => Promise<() => Promise<number[]>>

export async function findSleepers(url: string, desk: Desk): Promise<LayDown> {
  const manager = await signIn({ url }, { tenantId: desk.tenantId, account: 'manager' })
  const { roomCode } = desk
  const { children } = await ask<{ children: { id: string; sleep: unknown }[] }>(
    url,
    desk,
    sleep.operations.getBoard,
    { code: roomCode },
  )
  const awake = children.filter((child) => !child.sleep && desk.childIds.includes(child.id))
  return async () => {
    const records = awake.slice(0, most).map(({ id }) => ({ id: ids(), childId: id, occurredAt: inBedSince }))
    const sleeps = await ask<Sleep[]>(url, desk, sleep.operations.putToBed, { roomCode, records })
    const began = Date.now()
    const missed: Missed = new Map()
    for (const [place, { id, recordedAt, detail }] of sleeps.entries()) {
      // By the server's clock, which began at another moment than this process's.
      const missedAt = Date.parse(recordedAt) + times.first + place * times.between
      const dueAt = missedAt - missedAfter
      const asleepAt = new Date(dueAt - detail.checkInterval * 60_000).toISOString()
      await ask(url, desk, sleep.operations.fallAsleep, { checkId: id, occurredAt: asleepAt })
      missed.set(dueAt, began + times.first + place * times.between)
    }
    return async () => {
      const late = await heard(url, manager, missed)
      for (const { id } of records)
        await ask(url, desk, care.operations.voidCareEntry, { id, reason: 'Slept only for this trial' })
      return late
    }
  }
}

/** When each check is missed by this process's clock, by when it is due by the server's. */
type Missed = Map<number, number>

/** Reads the manager's messages until they tell of all of them. */
async function heard(url: string, manager: Seat, missed: Missed): Promise<number[]> {
  const late = new Map<number, number>()
  const until = Date.now() + longest
  while (late.size < missed.size && Date.now() < until) {
    const { records } = await ask<{ records: Message[] }>(url, manager, message.operations.listMessages, {
      size: 100,
    })
    for (const { kind, params } of records) {
      const dueAt = kind === 'sleep.checkOverdue' ? Date.parse(String(params.dueAt)) : Number.NaN
      const missedAt = missed.get(dueAt)
      if (missedAt !== undefined && !late.has(dueAt)) late.set(dueAt, Date.now() - missedAt)
    }
    await pause(every)
  }
  if (late.size < missed.size)
    throw new Problem(`Of ${missed.size} missed checks the manager was told of ${late.size}.`)
  return [...late.values()]
}

/** Asks again while the server has no database. */
async function ask<T>(
  url: string,
  { token, tenantId }: Seat,
  operation: Operation,
  input: object,
): Promise<T> {
  const headers = { 'Tenant-Id': tenantId }
  const key = ids()
  for (;;) {
    const { status, data, error } = await send<T>(url, operation, input, { headers, token, key })
    if (status === 200) return data
    if (status !== 503) throw new Problem(`${operation.path} answered ${status}: ${error}`)
    await pause(every)
  }
}
