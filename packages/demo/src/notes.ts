// What teachers noted about a child's day, over the days of the story.
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { randomFrom } from './random.ts'

const notes = [
  'Grandma collects at three today',
  'Slept badly at home, Mum says: may be tired early',
  'Loved the water table all morning',
  'Two helpings of kūmara at lunch',
  'New shoes, please keep them dry',
  'Said “more” for the first time!',
  'Settled well after Dad left',
  'A little clingy, stayed close to us until morning tea',
  'Built a tower of nine blocks and told everybody about it',
  'Please send a spare hat: today’s is still wet',
  'Climbed to the top of the frame alone. Very proud, and a graze on the left knee that did not need anything more than a cuddle',
]

/** @param visits of every day of the story */
export function makeNotes(making: Making, duty: Duty, visits: ReadonlyMap<string, readonly Visit[]>): void {
  const { sketch, rows, today, now } = making
  const random = randomFrom(`${sketch.tenantId} notes`)
  for (const [day, ofDay] of visits)
    for (const { child, roomId, from, until } of ofDay) {
      const minutes = ((until ?? now).getTime() - from.getTime()) / 60_000
      if (minutes < 15 || !random.chance(day === today ? 0.25 : 0.09)) continue
      const at = minutesLater(from, random.int(2, Math.floor(minutes) - 2))
      const recordedBy = duty.at(day, at, roomId)
      const recordedAt = notAfterNow(making, minutesLater(at, random.next()))
      const voidedAt = random.chance(0.03) ? notAfterNow(making, minutesLater(recordedAt, 3)) : null
      rows.add('careRecord', {
        ...rows.stamp(recordedAt, recordedBy),
        ...(voidedAt && { updatedAt: voidedAt.toISOString() }),
        kind: 'dayNote',
        childId: child.id,
        roomId,
        taskId: null,
        detail: {},
        note: random.pick(notes),
        occurredAt: at.toISOString(),
        recordedAt: recordedAt.toISOString(),
        recordedBy,
        conflictReason: null,
        version: 1,
        amendments: 0,
        voidedAt: voidedAt?.toISOString() ?? null,
        voidedBy: voidedAt && recordedBy,
        voidReason: voidedAt && 'Meant for another child',
      })
    }
}
