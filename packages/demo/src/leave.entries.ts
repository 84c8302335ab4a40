// Days of leave that the manager entered: the year's for everybody, and a correction.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

type Entered = [who: number, kind: string, days: number, ago: number, reason: string | null]

const corrections: Entered[] = [
  // What they now ask for is more than is left.
  [2, 'annual', -7, 200, 'Paid out at the end of last year'],
  [1, 'annual', 1, 90, 'Worked on a public holiday'],
]

export function makeLeaveEntries(making: Making, staff: readonly Staff[]): void {
  const yearly = staff.flatMap((_, who): Entered[] => [
    [who, 'annual', 20, 300, null],
    [who, 'sick', 10, 300, null],
  ])
  for (const entered of [...yearly, ...corrections]) addEntry(making, staff, entered)
}

function addEntry(
  { rows, hours, today }: Making,
  staff: readonly Staff[],
  [who, kind, days, ago, reason]: Entered,
): void {
  const person = staff[who]
  const manager = staff[0]
  if (!person || !manager) return
  const startsOn = addDays(today, -ago)
  const at = hours.at(startsOn, told(9))
  const type = reason === null ? 'granted' : 'corrected'
  const stamp = rows.stamp(at, manager.id)
  rows.add('leaveEntry', {
    ...stamp,
    staffId: person.id,
    kind,
    type,
    halfDays: days * 2,
    startsOn,
    reason,
    at: at.toISOString(),
    byId: manager.id,
  })
}
