import { taskStatus } from '@daybook/contract/task/task.rules.ts'
import type { DayItem } from '@daybook/contract/today/today.contract.ts'
import { inOrderOfDay, partsOfDay } from '@daybook/contract/today/today.rules.ts'
import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import type { Read } from '../../kit/Loaded.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { BirthdayRow } from './BirthdayRow.tsx'
import { DueRow } from './DueRow.tsx'
import { FoldButton } from './FoldButton.tsx'
import { TaskRow } from './TaskRow.tsx'

export interface DayListProps {
  read: Read<DayItem[]>
  day: string
  today: string
  /** Milliseconds since the epoch. */
  now: number
}

export function DayList({ read, day, today, now }: DayListProps) {
  const t = useT()
  const dayWords = useDayWords()
  const items = inOrderOfDay((read.data ?? []).map((item) => asOf(item, now)))
  const tasks = items.filter((item) => item.kind !== 'birthday')
  const done = tasks.filter((task) => task.status === 'done')
  const isToday = day === today
  const title = isToday ? t('today.tasks') : `${t('today.tasksOfDay')} · ${dayWords(day, 'short')}`
  const progress = t('today.doneOf', { done: done.length, tasks: tasks.length })
  return (
    <Section title={title} aside={tasks.length > 0 && day <= today && progress} flush>
      <LoadedPart read={read} lines={4}>
        {() =>
          items.length === 0 ? (
            <NothingToDo day={day} today={today} />
          ) : (
            <Items items={items} isToday={isToday} now={now} />
          )
        }
      </LoadedPart>
    </Section>
  )
}

/** Computes the status now, so that a task becomes overdue on an open screen without a refetch. */
function asOf(item: DayItem, now: number): DayItem {
  // What is due on a day stays so until the day ends.
  if (item.kind === 'birthday' || item.kind === 'due' || item.page === null) return item
  return { ...item, status: taskStatus(item, new Date(now)) }
}

function Items({ items, isToday, now }: { items: DayItem[]; isToday: boolean; now: number }) {
  const t = useT()
  const parts = partsOfDay(items, now)
  if (!isToday) return <ItemList items={items} isToday={false} />
  return (
    <>
      <ItemList items={parts.current} isToday />
      <Fold label={t('today.showLater', { count: parts.later.length })} items={parts.later} />
      <Fold label={t('today.showDone', { count: parts.done.length })} items={parts.done} />
    </>
  )
}

/** Today's items that matter less now, behind one line. */
function Fold({ label, items }: { label: string; items: DayItem[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <>
      <FoldButton label={label} isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && <ItemList items={items} isToday />}
    </>
  )
}

function ItemList({ items, isToday }: { items: DayItem[]; isToday: boolean }) {
  return (
    <ul className="list">
      {items.map((item) => {
        if (item.kind === 'birthday') return <BirthdayRow key={item.id} birthday={item} />
        if (item.kind === 'due') return <DueRow key={item.id} item={item} />
        return <TaskRow key={item.id} task={item} isToday={isToday} />
      })}
    </ul>
  )
}

function NothingToDo({ day, today }: { day: string; today: string }) {
  const t = useT()
  if (day < today) return <EmptyState icon={<IconCalendarOff />} title={t('today.emptyPast')} />
  const plan = (
    <Button component={Link} to={to.plan()} variant="light">
      {t('today.planNow')}
    </Button>
  )
  const isToday = day === today
  return (
    <EmptyState
      icon={<IconCalendarOff />}
      title={t(isToday ? 'today.emptyToday' : 'today.emptyFuture')}
      {...(isToday ? { hint: t('today.emptyTodayHint') } : {})}
      action={plan}
    />
  )
}
