import { Box } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './Calendar.module.css'
import { addMonths, monthOf, weekOf, weeksOfMonth } from './calendar.weeks.ts'
import { DayButton } from './DayButton.tsx'
import { useMonthCounts } from './useMonthCounts.ts'

interface MonthSheetProps {
  open: boolean
  day: string
  today: string
  onClose: () => void
  onChoose: (day: string) => void
}

/** A month with the done and planned tasks of each day. */
export function MonthSheet({ open, onClose, ...rest }: MonthSheetProps) {
  const t = useT()
  return (
    <Sheet open={open} onClose={onClose} title={t('today.calendar')}>
      <Month {...rest} />
    </Sheet>
  )
}

/** Starts at the month of the chosen day each time the sheet opens. */
function Month({ day, today, onChoose }: Omit<MonthSheetProps, 'open' | 'onClose'>) {
  const t = useT()
  const dayWords = useDayWords()
  const [month, setMonth] = useState(monthOf(day))
  const counts = useMonthCounts([month])
  return (
    <>
      <div className="line" style={{ gap: 0 }}>
        <button
          type="button"
          className={styles.step}
          onClick={() => setMonth(addMonths(month, -1))}
          aria-label={t('today.monthBefore')}
        >
          <IconChevronLeft className="along" aria-hidden="true" />
        </button>
        <Box component="h3" flex={1} fz="md" fw={650} ta="center" aria-live="polite">
          {dayWords(`${month}-01`, 'month')}
        </Box>
        <button
          type="button"
          className={styles.step}
          onClick={() => setMonth(addMonths(month, 1))}
          aria-label={t('today.monthAfter')}
        >
          <IconChevronRight className="along" aria-hidden="true" />
        </button>
      </div>
      <Box className={styles.days} mih="23rem" style={{ gap: '0.125rem', alignContent: 'start' }}>
        {weekOf(`${month}-01`).map((one) => (
          <span key={one} className={styles.heading} aria-hidden="true">
            {dayWords(one, 'weekdayShort')}
          </span>
        ))}
        {weeksOfMonth(month)
          .flat()
          .map((one) =>
            monthOf(one) === month ? (
              <DayButton
                key={one}
                day={one}
                today={today}
                isChosen={one === day}
                count={counts.get(one)}
                onChoose={onChoose}
              />
            ) : (
              <span key={one} />
            ),
          )}
      </Box>
    </>
  )
}
