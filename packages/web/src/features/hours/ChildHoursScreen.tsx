import { fullName } from '@daybook/contract/child/child.rules.ts'
import { childTotals } from '@daybook/contract/hours/hours.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { RoomChips, roomsQuery } from '../room/index.ts'
import { HoursList } from './HoursList.tsx'
import { childrenQuery } from './hours.data.ts'
import { chosenPeriod } from './hours.period.ts'
import { childDayWords, childTotalWords } from './hours.words.ts'

/** How long each child was booked and here in up to 31 days: for funding, for fees, and as the attendance register. */
export function ChildHoursScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const today = dayAt(new Date(useNow()), useTimeZone())
  const search = useSearch('childHours')
  const period = chosenPeriod(search, today)
  const rooms = useQuery(roomsQuery()).data
  const filter = { ...period, ...(search.code && { code: search.code }) }
  const show = (changed: typeof search) =>
    void go(to.childHours({ ...search, ...changed }), { replace: true })
  return (
    <HoursList
      title={t('hours.children')}
      empty={t('hours.noChildren')}
      note={t('hours.note')}
      period={period}
      today={today}
      narrow={
        rooms && (
          <RoomChips
            rooms={rooms}
            all={{}}
            value={search.code ?? ''}
            onChange={(code) => show({ code: code || undefined })}
          />
        )
      }
      room={rooms?.find(({ code }) => code === search.code)?.name ?? t('room.all')}
      read={useInfiniteQuery(childrenQuery(filter))}
      table={async () =>
        (await loadChunk(() => import('./hours.export.ts'))).childrenTable(
          { t, today, sayDay: (day) => dayWords(day, 'dayMonth') },
          filter,
        )
      }
      onPeriod={show}
      of={(child) => ({
        name: fullName(child),
        face: <Portrait size="3rem" {...child} />,
        detail: childTotalWords(t, child.days, today),
        minutes: childTotals(child.days, today).here,
        days: child.days
          .map((day) => ({ day: day.day, minutes: day.here, detail: childDayWords(t, day, today) }))
          .reverse(),
      })}
    />
  )
}
