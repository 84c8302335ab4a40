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
import { session } from '../../platform/session/current.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { DayItems } from './DayItems.tsx'
import { FoldButton } from './FoldButton.tsx'

export interface DayListProps {
  read: Read<DayItem[]>
  day: string
  today: string
  /** Milliseconds since the epoch. */
  now: number
}

/** The tasks of a day. Those of today that are due within the hour stand at the top of home instead. */
export function DayList({ read, day, today, now }: DayListProps) {
  const t = useT()
  const dayWords = useDayWords()
  const items = inOrderOfDay(read.data ?? [])
  const tasks = items.filter((item) => item.kind !== 'birthday')
  const done = tasks.filter((task) => task.status === 'done')
  const isToday = day === today
  const title = isToday ? t('today.tasks') : `${t('today.tasksOfDay')} · ${dayWords(day, 'short')}`
  const progress = t('today.doneOf', { done: done.length, tasks: tasks.length })
  return (
    <Section title={title} aside={tasks.length > 0 && day <= today && progress} flush>
      <LoadedPart read={read} lines={4}>
        {() => {
          if (items.length === 0) return <NothingToDo day={day} today={today} />
          if (isToday) return <TodayItems items={items} now={now} />
          return (
            <ul className="list">
              <DayItems items={items} isToday={false} />
            </ul>
          )
        }}
      </LoadedPart>
    </Section>
  )
}

function TodayItems({ items, now }: { items: DayItem[]; now: number }) {
  const t = useT()
  const { byTonight, later, done } = partsOfDay(items, now)
  const isBirthday = ({ kind }: DayItem) => kind === 'birthday'
  const byDay = byTonight.filter((item) => !isBirthday(item))
  return (
    <>
      <ul className="list">
        <DayItems items={byTonight.filter(isBirthday)} isToday />
      </ul>
      <Fold label={t('today.showByTonight', { count: byDay.length })} items={byDay} />
      <Fold label={t('today.showLater', { count: later.length })} items={later} />
      <Fold label={t('today.showDone', { count: done.length })} items={done} />
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
      {isOpen && (
        <ul className="list">
          <DayItems items={items} isToday />
        </ul>
      )}
    </>
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
      {...(isToday && !session.can('plan.edit') ? { hint: t('today.emptyTodayHint') } : {})}
      action={plan}
    />
  )
}
