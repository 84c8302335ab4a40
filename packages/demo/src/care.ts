// Who was cared for when: in the rounds that the plan asks for, and in between.
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import type { House } from './house.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import type { Nap, Naps } from './naps.ts'
import { type Outcome, outcomesOfToday, pastOutcome, quietOutcomesOfToday } from './outcomes.ts'
import { addTasks, makePlan, type Round } from './plan.ts'
import { type Random, randomFrom } from './random.ts'
import { type Recorder, recorder } from './recorder.ts'
import type { Staff } from './staff.ts'
import { type Story, stories } from './stories.ts'

interface Caring {
  story: Story
  making: Making
  duty: Duty
  record: Recorder
  random: Random
  naps: Naps
}

/** @param staff managers first; @param visits of every day of the story */
export function makeCare(
  making: Making,
  { house, staff, duty, naps }: { house: House; staff: readonly Staff[]; duty: Duty; naps: Naps },
  visits: ReadonlyMap<string, readonly Visit[]>,
): void {
  for (const story of stories) {
    const { kind } = story
    const isFirst = story === stories[0]
    const random = randomFrom(`${making.sketch.tenantId} ${kind}`)
    const caring = {
      story,
      making,
      duty,
      random,
      naps,
      record: recorder(story, { making, staff, duty, random }),
    }
    const plan = makePlan(making, kind, house.roomIds, staff[0]?.id ?? null)
    const onRounds = new Set(plan.map(({ roomId }) => roomId))
    const ofToday = isFirst ? outcomesOfToday : quietOutcomesOfToday
    for (const [day, ofDay] of visits) {
      const rounds = plan.flatMap((entry) => addTasks(making, entry, day))
      const outcomes =
        day === making.today ? ofToday(rounds, making.now) : rounds.map(() => pastOutcome(random))
      rounds.forEach((round, index) => void goRound(caring, round, outcomes[index] ?? 'done', ofDay))
      for (const visit of ofDay) careInBetween(caring, visit, onRounds.has(visit.roomId))
    }
  }
}

function goRound(
  caring: Caring,
  { taskId, roomId, day, dueAt }: Round,
  outcome: Outcome,
  visits: readonly Visit[],
): void {
  if (outcome === 'missed' || outcome === 'ahead') return
  const { story, making, duty, record, random } = caring
  const isHalf = outcome === 'half'
  const at = notAfterNow(making, dueAt)
  const there = visits.filter(
    (visit) => visit.roomId === roomId && story.isFor(visit.child) && isThere(visit, at),
  )
  // Of a round that is under way the first half of the room has been done, a while ago.
  const start = notAfterNow(making, minutesLater(at, isHalf ? -9 : random.int(-3, 6)))
  const batch = { by: duty.at(day, start, roomId), recordedAt: minutesLater(start, 1 + random.next()) }
  there.slice(0, isHalf ? Math.ceil(there.length / 2) : there.length).forEach((visit, place) => {
    // Most are recorded in one go, all the same; the others one by one.
    const isUsual = random.chance(0.65) && isThere(visit, start) && !napAt(caring, visit, start)
    const detail = story.find(making, visit, isUsual, random)
    if (isUsual) record({ visit, taskId, at: start, detail, batch })
    else recordAwake(caring, { visit, taskId, at: minutesLater(start, 1 + place * 1.5), detail })
  })
}

/** Now and then a child cannot wait for the round; and some are cared for only when they need it. */
function careInBetween(caring: Caring, visit: Visit, isOnRounds: boolean): void {
  const { story, making, random } = caring
  if (!story.isFor(visit.child)) return
  const minutes = ((visit.until ?? making.now).getTime() - visit.from.getTime()) / 60_000
  for (const chance of story.between(isOnRounds))
    if (minutes > 60 && random.chance(chance)) {
      const at = minutesLater(visit.from, random.int(20, Math.floor(minutes) - 10))
      const detail = story.find(making, visit, false, random)
      recordAwake(caring, { visit, taskId: null, at, detail })
    }
}

/** Whoever is in bed is left to sleep: done after that, or else it was done before. */
function recordAwake(caring: Caring, { visit, at, ...change }: Parameters<Recorder>[0]): void {
  const { making, record } = caring
  const wanted = within(making, visit, at)
  const nap = napAt(caring, visit, wanted)
  const after = nap?.until ? minutesLater(nap.until, 3) : making.now
  const instants = nap ? [after, minutesLater(nap.from, -3)] : [wanted]
  const awake = instants
    .filter(
      (instant) => instant >= visit.from && instant.getTime() === within(making, visit, instant).getTime(),
    )
    .find((instant) => !napAt(caring, visit, instant))
  if (awake) record({ visit, at: awake, ...change })
}

// Care is made day by day, so the nap is mostly one of the last.
const napAt = ({ naps }: Caring, { child }: Visit, at: Date): Nap | undefined =>
  naps.get(child.id)?.findLast(({ from, until }) => from <= at && (until === null || at <= until))

const isThere = ({ from, until }: Visit, at: Date) => from <= at && (until === null || until > at)

/** This instant, or the nearest at which the child was there. */
function within(making: Making, { from, until }: Visit, at: Date): Date {
  const latest = notAfterNow(making, until ? minutesLater(until, -1) : making.now)
  const nearest = Math.max(from.getTime(), Math.min(at.getTime(), latest.getTime()))
  return new Date(nearest)
}
