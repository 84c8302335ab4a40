import type { DayItem } from '@daybook/contract/today/today.contract.ts'
import { BirthdayRow } from './BirthdayRow.tsx'
import { DueRow } from './DueRow.tsx'
import { TaskRow } from './TaskRow.tsx'

/** Items of a day as rows of a list. */
export const DayItems = ({ items, isToday }: { items: readonly DayItem[]; isToday: boolean }) =>
  items.map((item) => {
    if (item.kind === 'birthday') return <BirthdayRow key={item.id} birthday={item} />
    if (item.kind === 'due') return <DueRow key={item.id} item={item} />
    return <TaskRow key={item.id} task={item} isToday={isToday} />
  })
