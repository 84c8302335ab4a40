// The plan of a demo centre, and the tasks that it made.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'

export interface PlanEntry {
  id: string
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

const kind = 'nappyChange'

export function makePlan(
  { sketch, rows, hours, days, weekdays }: Making,
  roomIds: readonly string[],
  managerId: string | null,
): PlanEntry[] {
  const startsOn = addDays(days[0] ?? '', -60)
  return sketch.rooms.flatMap(({ rounds }, index) => {
    if (rounds.length === 0) return []
    const stamp = rows.stamp(hours.at(startsOn, told(9)), managerId)
    const roomId = roomIds[index] ?? ''
    // Squeezed hours may make one of two.
    const times = [...new Set(rounds.map(hours.time))]
    rows.add('planEntry', { ...stamp, kind, roomId, weekdays, times, startsOn })
    return [{ id: stamp.id, roomId, times }]
  })
}

/** Made soon after midnight, as the server does it; today's are all there, also those that are still ahead. */
export function addTasks(making: Making, { id, roomId, times }: PlanEntry, day: string): Round[] {
  const { rows, hours } = making
  const madeAt = notAfterNow(making, minutesLater(hours.instantOf(day, '00:00'), 5))
  return times.map((dueTime) => {
    const dueAt = hours.instantOf(day, dueTime)
    const stamp = rows.stamp(madeAt, null)
    rows.add('task', { ...stamp, planEntryId: id, kind, roomId, day, dueTime, dueAt: dueAt.toISOString() })
    return { taskId: stamp.id, roomId, day, dueAt }
  })
}
