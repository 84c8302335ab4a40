// Drills of the last year: the next earthquake drill is overdue.
import type { DrillType } from '@daybook/contract/drill/drill.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import type { Staff } from './staff.ts'

interface Held {
  type: DrillType
  /** Days ago. */
  ago: number
  minutes: number
  wentWell: string
  toImprove: string
}

const held: readonly Held[] = [
  {
    type: 'earthquake',
    ago: 124,
    minutes: 3,
    wentWell: 'Everybody dropped at once; the youngest held on to their kaiako',
    toImprove: 'Move the bookshelf away from the couch corner',
  },
  {
    type: 'lockdown',
    ago: 62,
    minutes: 6,
    wentWell: 'Doors were locked within a minute',
    toImprove: 'Keep a quiet basket of toys in the sleep room',
  },
  {
    type: 'fire',
    ago: 34,
    minutes: 4,
    wentWell: 'Out in under four minutes, list and phone taken along',
    toImprove: 'Practise with the evacuation cot',
  },
]

export function makeDrills({ rows, hours, today }: Making, staff: readonly Staff[]): void {
  const everybody = rows.of('child').slice(0, 40)
  for (const [place, { type, ago, minutes, wentWell, toImprove }] of held.entries()) {
    const by = staff[place % staff.length]?.id
    if (by === undefined) continue
    const day = addDays(today, -ago)
    // A lockdown drill is held without children.
    const children = type === 'lockdown' ? [] : everybody
    const start = hours.at(day, told(10, 20))
    const end = minutesLater(start, minutes)
    const finished = minutesLater(end, 10)
    const stamp = rows.stamp(start, by)
    rows.add('rollCall', {
      ...stamp,
      kind: 'drill',
      startedAt: start.toISOString(),
      startedBy: by,
      endedAt: end.toISOString(),
      endedBy: by,
    })
    rows.add('drill', {
      ...stamp,
      updatedAt: finished.toISOString(),
      type,
      day,
      finishedAt: finished.toISOString(),
      finishedBy: by,
      wentWell,
      toImprove,
    })
    const people = [
      ...children.map(({ id }) => ({ childId: id, staffId: null })),
      ...staff.map(({ id }) => ({ childId: null, staffId: id })),
    ]
    for (const person of people)
      rows.add('rollCallPerson', {
        ...rows.stamp(start, by),
        ...person,
        rollCallId: stamp.id,
        markedAt: end.toISOString(),
        markedBy: by,
        changedAt: end.toISOString(),
      })
  }
}
