// What teachers noted about a child's day, over the days of the story.
import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { randomFrom } from './random.ts'

interface Note {
  text: string
  /** Ages at which it can be said, in months. */
  age?: readonly [from: number, until: number]
  /** Told minutes at which it can be said. */
  time?: readonly [from: number, until: number]
}

const anyAge = [0, 72] as const
const anyTime = [0, told(24)] as const

const notes: readonly Note[] = [
  { text: 'Grandma picks up today', time: [0, told(14)] },
  { text: 'Slept badly at home, Mum says: may be tired early', time: [0, told(10)] },
  { text: 'Settled well after Dad left', time: [0, told(10)] },
  { text: 'A little clingy, stayed close to us until morning tea', time: [told(10, 15), told(14)] },
  { text: 'Loved the water table all morning', age: [14, 72], time: [told(11), told(15)] },
  { text: 'Two helpings at lunch', time: [told(12, 15), told(18)] },
  { text: 'New shoes, please keep them dry', age: [16, 72], time: [0, told(14)] },
  { text: 'Please send a spare hat: today’s is still wet', time: [told(10), told(18)] },
  { text: 'Pulled up to stand at the low shelf!', age: [8, 12] },
  { text: 'Lots of smiles at the mirror', age: [0, 16] },
  { text: 'Said “more” for the first time!', age: [11, 18] },
  { text: 'Built a tower of nine blocks and told everyone about it', age: [30, 60] },
  {
    text: 'Climbed to the top of the frame alone. Very proud, and a graze on the left knee that did not need anything more than a cuddle',
    age: [30, 72],
    time: [told(9), told(18)],
  },
]

/** What can be said about a child of this age at this time of the told day. */
export function notesFor(months: number, minute: number): string[] {
  const isIn = (value: number, [from, until]: readonly [number, number]) => from <= value && value < until
  return notes
    .filter(({ age = anyAge, time = anyTime }) => isIn(months, age) && isIn(minute, time))
    .map(({ text }) => text)
}

/** @param visits of every day of the story */
export function makeNotes(making: Making, duty: Duty, visits: ReadonlyMap<string, readonly Visit[]>): void {
  const { sketch, rows, today, now } = making
  const random = randomFrom(`${sketch.tenantId} notes`)
  for (const [day, ofDay] of visits)
    for (const { child, roomId, from, until } of ofDay) {
      const minutes = ((until ?? now).getTime() - from.getTime()) / 60_000
      if (minutes < 15 || !random.chance(day === today ? 0.25 : 0.09)) continue
      const at = minutesLater(from, random.int(2, Math.floor(minutes) - 2))
      const fitting = notesFor(monthsOld(child.birthDate, day), making.hours.toldAt(day, at))
      if (fitting.length === 0) continue
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
        note: random.pick(fitting),
        occurredAt: at.toISOString(),
        recordedAt: recordedAt.toISOString(),
        recordedBy,
        conflictReason: null,
        checkedBy: null,
        version: 1,
        amendments: 0,
        voidedAt: voidedAt?.toISOString() ?? null,
        voidedBy: voidedAt && recordedBy,
        voidReason: voidedAt && 'Meant for another child',
      })
    }
}
