// The centre's own strand, with goals that the country's curriculum does not name.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

const strand = 'Kaitiakitanga – caring for our place'
const goals = ['They look after the garden and the worms', 'They know our stream and our maunga']

export interface OwnGoals {
  strandId: string
  goalIds: string[]
}

export function makeLearningGoals({ rows, hours, today }: Making, staff: readonly Staff[]): OwnGoals {
  const at = hours.at(addDays(today, -370), told(15))
  const add = (name: string, sort: number, parentId: string | null) => {
    const stamp = rows.stamp(at, staff[0]?.id ?? null)
    rows.add('learningGoal', { ...stamp, name, sort, parentId })
    return stamp.id
  }
  const strandId = add(strand, 1, null)
  return { strandId, goalIds: goals.map((name, place) => add(name, place + 1, strandId)) }
}
