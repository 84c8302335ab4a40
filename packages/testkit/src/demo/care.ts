// Nappy changes: the plan, the tasks that it made, and the rounds that were made for them.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { detailOf, recorder } from './nappies.ts'
import { randomFrom } from './random.ts'
import type { Staff } from './staff.ts'

interface PlanEntry {
  id: string
  roomId: string
  times: string[]
}

interface Round {
  taskId: string
  roomId: string
  dueAt: Date
}

type Outcome = 'done' | 'half' | 'missed' | 'ahead'

const minutesBetween = (a: Date, b: Date) => (b.getTime() - a.getTime()) / 60_000

export function makeCare(
  making: Making,
  {
    roomIds,
    staff,
    visits,
    duty,
  }: { roomIds: string[]; staff: Staff[]; visits: Map<string, Visit[]>; duty: Duty },
): void {
  const random = randomFrom(`${making.sketch.tenantId} care`)
  const record = recorder(making, staff, duty, random)
  const plan = makePlan(making, roomIds, staff[0]?.id ?? null)

  function goRound({ taskId, roomId, dueAt }: Round, outcome: Outcome, ofDay: readonly Visit[]): void {
    if (outcome === 'missed' || outcome === 'ahead') return
    const at = outcome === 'half' ? notAfterNow(making, dueAt) : dueAt
    const there = ofDay.filter(
      (visit) => visit.roomId === roomId && visit.child.inNappies && isThere(visit, at),
    )
    // Of a round that is under way the first half of the room has been changed, a while ago.
    const start = notAfterNow(making, minutesLater(at, outcome === 'half' ? -9 : random.int(-3, 6)))
    const changed = outcome === 'half' ? there.slice(0, Math.ceil(there.length / 2)) : there
    const recordedAt = minutesLater(start, 1 + random.next())
    const day = ofDay[0]?.day ?? ''
    const batch = { by: duty.at(day, start, roomId), recordedAt }
    changed.forEach((visit, place) => {
      const isUsual = random.chance(0.65) && isThere(visit, start)
      const detail = detailOf(making, visit, isUsual, random)
      if (isUsual) record({ visit, taskId, at: start, detail, batch })
      else record({ visit, taskId, at: within(making, visit, minutesLater(start, 1 + place * 1.5)), detail })
    })
  }

  /** Now and then a nappy cannot wait for the round; and some children are changed only when they need it. */
  function changeInBetween(visit: Visit, isOnRounds: boolean): void {
    const minutes = minutesBetween(visit.from, visit.until ?? making.now)
    const often = isOnRounds ? 0.3 : 0.95
    for (let count = isOnRounds ? 1 : 2; count > 0; count--)
      if (visit.child.inNappies && minutes > 60 && random.chance(often)) {
        const at = within(making, visit, minutesLater(visit.from, random.int(20, Math.floor(minutes) - 10)))
        record({ visit, taskId: null, at, detail: detailOf(making, visit, false, random) })
      }
  }

  for (const [day, ofDay] of visits) {
    const rounds = plan.flatMap((entry) => addTasks(making, entry, day))
    const isToday = day === making.today
    const outcomes = isToday
      ? outcomesOfToday(rounds, making.now)
      : rounds.map(() => pastOutcome(random.next()))
    rounds.forEach((round, index) => void goRound(round, outcomes[index] ?? 'done', ofDay))
    for (const visit of ofDay)
      changeInBetween(
        visit,
        plan.some(({ roomId }) => roomId === visit.roomId),
      )
  }
}

const pastOutcome = (chance: number): Outcome => (chance < 0.025 ? 'missed' : chance < 0.05 ? 'half' : 'done')

const isThere = ({ from, until }: Visit, at: Date) => from <= at && (until === null || until > at)

/** This instant, or the nearest at which the child was there. */
function within(making: Making, { from, until }: Visit, at: Date): Date {
  const latest = notAfterNow(making, until ? minutesLater(until, -1) : making.now)
  return at > latest ? (latest > from ? latest : from) : at < from ? from : at
}

function makePlan(
  { sketch, rows, hours, days, weekdays }: Making,
  roomIds: string[],
  managerId: string | null,
): PlanEntry[] {
  const startsOn = addDays(days[0] ?? '', -60)
  return sketch.rooms.flatMap(({ rounds }, index) => {
    if (rounds.length === 0) return []
    const stamp = rows.stamp(hours.at(startsOn, told(9)), managerId)
    const roomId = roomIds[index] ?? ''
    const times = [...new Set(rounds.map(hours.time))]
    rows.add('planEntry', { ...stamp, kind: 'nappyChange', roomId, weekdays, times, startsOn })
    return [{ id: stamp.id, roomId, times }]
  })
}

/** The tasks that the plan makes soon after midnight. */
function addTasks(making: Making, { id: planEntryId, roomId, times }: PlanEntry, day: string): Round[] {
  const { rows, hours } = making
  const madeAt = notAfterNow(making, minutesLater(hours.instantOf(day, '00:00'), 5))
  return times.map((dueTime) => {
    const dueAt = hours.instantOf(day, dueTime)
    const stamp = rows.stamp(madeAt, null)
    const kind = 'nappyChange'
    rows.add('task', { ...stamp, planEntryId, kind, roomId, day, dueTime, dueAt: dueAt.toISOString() })
    return { taskId: stamp.id, roomId, dueAt }
  })
}

/** Half done is the round nearest to now (half an hour either way, what is due already first); the one before it
 *  was forgotten, those before that were done, and the rest is ahead. */
function outcomesOfToday(rounds: readonly Round[], now: Date): Outcome[] {
  const inOrder = [...rounds].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
  const due = inOrder.filter(({ dueAt }) => dueAt <= now)
  const next = inOrder[due.length]
  const last = due.at(-1)
  const isLastRecent = last !== undefined && minutesBetween(last.dueAt, now) <= 30
  const half = !isLastRecent && next && minutesBetween(now, next.dueAt) <= 30 ? next : last
  const missed = due.filter((round) => round !== half && minutesBetween(round.dueAt, now) > 30).at(-1)
  return rounds.map((round) =>
    round === half ? 'half' : round === missed ? 'missed' : round.dueAt > now ? 'ahead' : 'done',
  )
}
