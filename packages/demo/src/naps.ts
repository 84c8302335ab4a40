// Who slept when, in the rounds of sleep, and who looked at each sleeper: mostly in time, now and then late, and once in a long while not at
// all, which the managers were told.
import { sleepMessages } from '@daybook/contract/sleep/sleep.contract.ts'
import { missedAfter } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import type { House } from './house.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { addMessage } from './messages.ts'
import { addTasks, makePlan, type Round } from './plan.ts'
import { type Random, randomFrom } from './random.ts'
import type { Staff } from './staff.ts'

const checkInterval = 10

/** A time in bed. */
export interface Nap {
  from: Date
  /** Null: still in bed. */
  until: Date | null
}

/** By child, over all days. */
export type Naps = ReadonlyMap<string, readonly Nap[]>

interface Napping {
  making: Making
  duty: Duty
  staff: readonly Staff[]
  random: Random
  naps: Map<string, Nap[]>
}

/** @param staff managers first; @param visits of every day of the story */
export function makeNaps(
  making: Making,
  { house, staff, duty }: { house: House; staff: readonly Staff[]; duty: Duty },
  visits: ReadonlyMap<string, readonly Visit[]>,
): Naps {
  const random = randomFrom(`${making.sketch.tenantId} naps`)
  const napping = { making, duty, staff, random, naps: new Map<string, Nap[]>() }
  const plan = makePlan(making, 'sleep', house.roomIds, staff[0]?.id ?? null)
  for (const [day, ofDay] of visits)
    for (const round of plan.flatMap((entry) => addTasks(making, entry, day)))
      for (const visit of ofDay.filter(({ roomId }) => roomId === round.roomId)) nap(napping, visit, round)
  return napping.naps
}

function nap(napping: Napping, visit: Visit, { taskId, dueAt }: Round): void {
  const { making, random, naps } = napping
  const { now } = making
  const earlier = naps.get(visit.child.id) ?? []
  const inBedAt = minutesLater(dueAt, random.int(-14, 14))
  // Where the hours are squeezed, one round may begin before the one before it has ended.
  if (earlier.some(({ until }) => !until || until >= inBedAt)) return
  const asleep = minutesLater(inBedAt, random.int(4, 16))
  const up = minutesLater(asleep, random.int(38, 92))
  const end = visit.until ?? now
  // Nobody is put to bed before it came, or shortly before it goes home.
  if (inBedAt < visit.from || inBedAt >= now || minutesLater(inBedAt, 30) > (visit.until ?? up)) return
  const asleepAt = asleep < end ? asleep : null
  const leaves = visit.until && minutesLater(visit.until, -4)
  const upAt = leaves && leaves < up ? leaves : up <= now ? up : null
  if (upAt && asleepAt && upAt <= asleepAt) return
  const id = recordNap(napping, visit, taskId, { inBedAt, asleepAt, upAt })
  naps.set(visit.child.id, [...earlier, { from: inBedAt, until: upAt }])
  if (asleepAt) lookAfter(napping, visit, { id, asleepAt, end: upAt ?? now })
}

interface Times {
  inBedAt: Date
  asleepAt: Date | null
  upAt: Date | null
}

function recordNap(
  { making, duty }: Napping,
  visit: Visit,
  taskId: string,
  { inBedAt, asleepAt, upAt }: Times,
): string {
  const { rows } = making
  const told = (at: Date) => {
    const by = duty.at(visit.day, at, visit.roomId)
    const recordedAt = notAfterNow(making, minutesLater(at, 0.2))
    return { by, recordedAt, stamp: rows.stamp(recordedAt, by) }
  }
  const first = told(inBedAt)
  const { id } = first.stamp
  rows.add('careRecord', {
    ...first.stamp,
    kind: 'sleep',
    childId: visit.child.id,
    roomId: visit.roomId,
    taskId,
    note: null,
    detail: {
      asleepAt: asleepAt?.toISOString() ?? null,
      upAt: upAt?.toISOString() ?? null,
      checkInterval,
    },
    occurredAt: inBedAt.toISOString(),
    recordedAt: first.recordedAt.toISOString(),
    recordedBy: first.by,
    conflictReason: null,
    checkedBy: null,
    amendments: 0,
    voidedAt: null,
    voidedBy: null,
    voidReason: null,
    version: 1 + [asleepAt, upAt].filter((at) => at !== null).length,
  })
  const steps = { inBed: inBedAt, asleep: asleepAt, up: upAt }
  for (const [step, at] of Object.entries(steps)) {
    if (at === null) continue
    const { by, recordedAt, stamp } = step === 'inBed' ? first : told(at)
    rows.add('sleepStep', {
      ...stamp,
      recordId: id,
      step,
      occurredAt: at.toISOString(),
      recordedAt: recordedAt.toISOString(),
      recordedBy: by,
      merged: false,
      undoneAt: null,
      undoneBy: null,
    })
  }
  return id
}

interface Sleeping {
  id: string
  asleepAt: Date
  end: Date
}

/** Checks until the child is up, or until now. */
function lookAfter(napping: Napping, visit: Visit, { id, asleepAt, end }: Sleeping): void {
  const { making, duty, random } = napping
  const { rows } = making
  let seen = { at: asleepAt, id }
  let position: 'back' | 'side' = 'back'
  for (;;) {
    const chance = random.next()
    const after = chance < 0.002 ? 14.5 : chance < 0.03 ? 10.2 + random.next() : 6.5 + 3.2 * random.next()
    const at = minutesLater(seen.at, after)
    if (after - checkInterval > missedAfter / 60_000) tellManagers(napping, visit, seen)
    if (at >= end) return
    const by = duty.at(visit.day, at, visit.roomId)
    const recordedAt = notAfterNow(making, minutesLater(at, 0.1))
    const stamp = rows.stamp(recordedAt, by)
    if (random.chance(0.2)) position = position === 'back' ? 'side' : 'back'
    rows.add('sleepCheck', {
      ...stamp,
      recordId: id,
      occurredAt: at.toISOString(),
      recordedAt: recordedAt.toISOString(),
      recordedBy: by,
      breathing: random.chance(0.02) ? 'noisy' : 'normal',
      colour: 'normal',
      position,
      note: null,
      warmth: random.chance(0.04) ? 'warm' : 'normal',
      voidedAt: null,
      voidedBy: null,
    })
    seen = { at, id: stamp.id }
  }
}

function tellManagers({ making, staff }: Napping, visit: Visit, seen: { at: Date; id: string }): void {
  const due = minutesLater(seen.at, checkInterval)
  const sentAt = new Date(due.getTime() + missedAfter)
  if (sentAt > making.now) return
  const index = making.rows.of('room').findIndex(({ id }) => id === visit.roomId)
  const room = making.sketch.rooms[index]
  const times = { lastSeenAt: seen.at.toISOString(), dueAt: due.toISOString() }
  for (const { id } of staff.filter(({ isManager }) => isManager))
    addMessage(making, {
      kind: sleepMessages.checkOverdue.kind,
      to: id,
      causeId: seen.id,
      sentAt,
      params: { childName: visit.child.name, roomName: room?.name ?? '', ...times },
      link: `/pages/home/task/sleep?code=${room?.code ?? ''}`,
    })
}
