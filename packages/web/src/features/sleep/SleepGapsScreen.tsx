import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DateField } from '../../kit/DateField.tsx'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { RoomChips, roomsQuery } from '../room/index.ts'
import { GapReport } from './GapReport.tsx'
import styles from './SleepGaps.module.css'
import { gapsQuery } from './sleep.data.ts'

/** Every late or missed check of a day, on screen and for printing. */
export function SleepGapsScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const search = useSearch('sleepGaps')
  const rooms = useQuery(roomsQuery()).data
  const today = dayAt(new Date(useNow()), useTimeZone())
  const read = useQuery(gapsQuery(search))
  const show = (changed: typeof search) => void go(to.sleepGaps({ ...search, ...changed }), { replace: true })
  return (
    <>
      <HeadActions>
        <Button
          variant="subtle"
          c="var(--bar-text)"
          leftSection={<IconPrinter size="1.25rem" aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('sleep.print')}
        </Button>
      </HeadActions>
      <div className={styles.filters}>
        {rooms && (
          <RoomChips
            rooms={rooms}
            all={{}}
            value={search.code ?? ''}
            onChange={(code) => show({ code: code || undefined })}
          />
        )}
        <DateField
          className={styles.day ?? ''}
          label={t('sleep.day')}
          value={search.date ?? today}
          words={dayWords(search.date ?? today, 'short')}
          max={today}
          onChange={(chosen) => show({ date: chosen === today ? undefined : chosen })}
        />
      </div>
      <DetailScreen read={read}>
        {(report) => (
          <GapReport report={report} room={rooms?.find(({ code }) => code === search.code)?.name} />
        )}
      </DetailScreen>
    </>
  )
}
