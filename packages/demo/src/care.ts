// Who was cared for when: in the rounds that the plan asks for, and in between.
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import type { House } from './house.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
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
}

/** @param staff managers first; @param visits of every day of the story */
export function makeCare(
  making: Making,
  { house, staff, duty }: { house: House; staff: readonly Staff[]; duty: Duty },
  visits: ReadonlyMap<string, readonly Visit[]>,
): void {
  for (const story of stories) {
    const { kind } = story
    const isFirst = story === stories[0]
    const random = randomFrom(`${making.sketch.tenantId} ${kind}`)
    const caring = { story, making, duty, random, record: recorder(story, { making, staff, duty, random }) }
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
  { story, making, duty, record, random }: Caring,
  { taskId, roomId, day, dueAt }: Round,
  outcome: Outcome,
  visits: readonly Visit[],
): void {
  if (outcome === 'missed' || outcome === 'ahead') return
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
    const isUsual = random.chance(0.65) && isThere(visit, start)
    const detail = story.find(making, visit, isUsual, random)
    if (isUsual) record({ visit, taskId, at: start, detail, batch })
    else record({ visit, taskId, at: within(making, visit, minutesLater(start, 1 + place * 1.5)), detail })
  })
}

/** Now and then a child cannot wait for the round; and some are cared for only when they need it. */
function careInBetween({ story, making, record, random }: Caring, visit: Visit, isOnRounds: boolean): void {
  if (!story.isFor(visit.child)) return
  const minutes = ((visit.until ?? making.now).getTime() - visit.from.getTime()) / 60_000
  for (const chance of story.between(isOnRounds))
    if (minutes > 60 && random.chance(chance)) {
      const at = within(making, visit, minutesLater(visit.from, random.int(20, Math.floor(minutes) - 10)))
      record({ visit, taskId: null, at, detail: story.find(making, visit, false, random) })
    }
}

const isThere = ({ from, until }: Visit, at: Date) => from <= at && (until === null || until > at)

/** This instant, or the nearest at which the child was there. */
function within(making: Making, { from, until }: Visit, at: Date): Date {
  const latest = notAfterNow(making, until ? minutesLater(until, -1) : making.now)
  const nearest = Math.max(from.getTime(), Math.min(at.getTime(), latest.getTime()))
  return new Date(nearest)
}
