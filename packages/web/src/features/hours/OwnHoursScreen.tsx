import { workTotals } from '@daybook/contract/hours/hours.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { IconStopwatch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { loadOwnWork } from '../attendance/index.ts'
import { ownQuery } from './hours.data.ts'
import { chosenPeriod } from './hours.period.ts'
import { minutesWords, workDayWords, workTotalWords } from './hours.words.ts'
import { PeriodHead } from './PeriodHead.tsx'

const OwnWorkHead = lazy(async () => ({ default: (await loadChunk(loadOwnWork)).OwnWorkHead }))

/** How long the person has worked, day by day: what wages are made from. */
export function OwnHoursScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const today = dayAt(new Date(useNow()), useTimeZone())
  const period = chosenPeriod(useSearch('ownHours'), today)
  const read = useQuery(ownQuery(period))
  const days = read.data ?? []
  const head = (
    <>
      <Suspense>
        <OwnWorkHead />
      </Suspense>
      <PeriodHead
        period={period}
        today={today}
        note={t('hours.workNote')}
        onPeriod={(changed) => void go(to.ownHours(changed), { replace: true })}
      />
      {days.length > 0 && (
        <Section flush>
          <ul className="list">
            <li>
              <Row
                title={<strong>{t('hours.total')}</strong>}
                detail={workTotalWords(t, days, today)}
                end={<strong>{minutesWords(t, workTotals(days, today).atWork)}</strong>}
              />
            </li>
          </ul>
        </Section>
      )}
    </>
  )
  return (
    <ListScreen
      read={{ ...read, data: read.data?.toReversed() }}
      head={head}
      empty={{ icon: <IconStopwatch />, title: t('hours.noOwn'), hint: t('hours.emptyHint') }}
    >
      {(day) => (
        <li key={day.day}>
          <Row
            title={dayWords(day.day, 'short')}
            detail={workDayWords(t, day, today)}
            end={minutesWords(t, day.atWork)}
          />
        </li>
      )}
    </ListScreen>
  )
}
