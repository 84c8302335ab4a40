import { addDays } from '@daybook/contract/kernel/dates.ts'
import { Box } from '@mantine/core'
import { IconCalendarMonth, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './Calendar.module.css'
import { monthOf, weekOf } from './calendar.weeks.ts'
import { DayButton } from './DayButton.tsx'
import { useMonthCounts } from './useMonthCounts.ts'
import { useSwipeAcross } from './useSwipeAcross.ts'

// Lazy, because nobody needs it at first.
const MonthSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./MonthSheet.tsx'))).MonthSheet,
}))

interface DateStripProps {
  day: string
  today: string
  onChoose: (day: string) => void
}

/** The week of the chosen day. A swipe or a button changes the week, and a sheet shows the month. */
export function DateStrip({ day, today, onChoose }: DateStripProps) {
  const t = useT()
  const dayWords = useDayWords()
  const [isMonthOpen, setIsMonthOpen] = useState(false)
  const [weekDay, setWeekDay] = useState(day)
  const [lastDay, setLastDay] = useState(day)
  if (lastDay !== day) {
    setLastDay(day)
    setWeekDay(day)
  }
  const days = weekOf(weekDay)
  const counts = useMonthCounts(days.map(monthOf))
  const moveBy = (weeks: number) => setWeekDay(addDays(weekDay, 7 * weeks))
  const swipe = useSwipeAcross(moveBy)

  return (
    <Box
      component="section"
      pb="0.25rem"
      bg="var(--surface)"
      style={{ borderBlock: '1px solid var(--line)' }}
      aria-label={t('today.week')}
    >
      <div className="line" style={{ gap: 0, justifyContent: 'space-between' }}>
        <button
          type="button"
          className={styles.step}
          onClick={() => moveBy(-1)}
          aria-label={t('today.weekBefore')}
        >
          <IconChevronLeft className="along" aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`${styles.button} ${styles.month}`}
          aria-haspopup="dialog"
          onClick={() => setIsMonthOpen(true)}
        >
          <IconCalendarMonth size="1.25rem" aria-hidden="true" />
          {dayWords(days[3] ?? day, 'month')}
          <span className="visually-hidden">{t('today.calendar')}</span>
        </button>
        {!days.includes(today) && (
          <button
            type="button"
            className={styles.button}
            style={{ color: 'var(--blue)' }}
            onClick={() => onChoose(today)}
          >
            {t('today.backToToday')}
          </button>
        )}
        <button
          type="button"
          className={styles.step}
          onClick={() => moveBy(1)}
          aria-label={t('today.weekAfter')}
        >
          <IconChevronRight className="along" aria-hidden="true" />
        </button>
      </div>
      <div className={styles.days} style={{ paddingInline: '0.5rem', touchAction: 'pan-x pan-y' }} {...swipe}>
        {days.map((one) => (
          <DayButton
            key={one}
            day={one}
            today={today}
            isChosen={one === day}
            count={counts.get(one)}
            onChoose={onChoose}
            withWeekday
          />
        ))}
      </div>
      <Suspense>
        <MonthSheet
          open={isMonthOpen}
          day={day}
          today={today}
          onClose={() => setIsMonthOpen(false)}
          onChoose={(chosen) => {
            setIsMonthOpen(false)
            onChoose(chosen)
          }}
        />
      </Suspense>
    </Box>
  )
}
