// The plan of a demo centre, and the tasks that it made.

import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { isInSeason } from '@daybook/contract/plan/plan.rules.ts'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'

interface PlanEntry {
  id: string
  kind: TaskKindName
  season: Season | null
  roomId: string
  times: string[]
}

/** A task, to be done in a round of a room. */
export interface Round {
  taskId: string
  roomId: string
  day: string
  dueAt: Date
}

type Season = { from: number; until: number }

/** In the south the sun burns from September to April. */
const seasons: { [K in TaskKindName]?: Season } = { sunscreenApplication: { from: 9, until: 4 } }

/** The rounds of one kind. */
export function makePlan(
  { sketch, rows, hours, days, weekdays }: Making,
  kind: TaskKindName,
  roomIds: readonly string[],
  managerId: string | null,
): PlanEntry[] {
  const startsOn = addDays(days[0] ?? '', -60)
  const season = seasons[kind] ?? null
  return sketch.rooms.flatMap((room, index) => {
    const rounds = room.rounds[kind]
    if (!rounds) return []
    const stamp = rows.stamp(hours.at(startsOn, told(9)), managerId)
    const roomId = roomIds[index] ?? ''
    // Squeezed hours may make one of two.
    const times = [...new Set(rounds.map(hours.time))]
    const [seasonFrom, seasonUntil] = [season?.from ?? null, season?.until ?? null]
    rows.add('planEntry', { ...stamp, kind, roomId, weekdays, times, seasonFrom, seasonUntil, startsOn })
    return [{ id: stamp.id, kind, season, roomId, times }]
  })
}

/** Made soon after midnight, as the server does it; today's are all there, also those that are still ahead. */
export function addTasks(making: Making, entry: PlanEntry, day: string): Round[] {
  const { id, kind, season, roomId, times } = entry
  if (season && !isInSeason(Number(day.slice(5, 7)), season)) return []
  const { rows, hours } = making
  const madeAt = notAfterNow(making, minutesLater(hours.instantOf(day, '00:00'), 5))
  return times.map((dueTime) => {
    const dueAt = hours.instantOf(day, dueTime)
    const stamp = rows.stamp(madeAt, null)
    rows.add('task', { ...stamp, planEntryId: id, kind, roomId, day, dueTime, dueAt: dueAt.toISOString() })
    return { taskId: stamp.id, roomId, day, dueAt }
  })
}
