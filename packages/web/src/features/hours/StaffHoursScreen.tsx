import { workTotals } from '@daybook/contract/hours/hours.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { HoursList } from './HoursList.tsx'
import { staffQuery } from './hours.data.ts'
import { chosenPeriod } from './hours.period.ts'
import { workDayWords, workTotalWords } from './hours.words.ts'

/** How long staff have worked in up to 31 days: for wages, and for the count of staff hours. */
export function StaffHoursScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const today = dayAt(new Date(useNow()), useTimeZone())
  const search = useSearch('staffHours')
  const period = chosenPeriod(search, today)
  return (
    <HoursList
      title={t('hours.staff')}
      empty={t('hours.noStaff')}
      note={t('hours.workNote')}
      period={period}
      today={today}
      room={t('room.all')}
      read={useInfiniteQuery(staffQuery(period))}
      table={async () =>
        (await loadChunk(() => import('./hours.export.ts'))).staffTable(
          { t, today, sayDay: (day) => dayWords(day, 'dayMonth') },
          period,
        )
      }
      onPeriod={(changed) => void go(to.staffHours(changed), { replace: true })}
      of={({ name, avatar, days }) => ({
        name,
        face: <Portrait size="3rem" firstName={name} picture={avatar} />,
        detail: workTotalWords(t, days, today),
        minutes: workTotals(days, today).atWork,
        days: days
          .map((day) => ({ day: day.day, minutes: day.atWork, detail: workDayWords(t, day, today) }))
          .reverse(),
      })}
    />
  )
}
