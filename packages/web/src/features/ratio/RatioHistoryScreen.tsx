import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { IconScale } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { shortfallsQuery } from './ratio.data.ts'
import { ShortfallRow } from './ShortfallRow.tsx'

/** The times with too few adults of up to 31 days, for printing and for spreadsheets. */
export function RatioHistoryScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const filter = useSearch('ratioHistory')
  const now = useNow()
  const today = dayAt(new Date(now), timeZone)
  const period = periodOf(filter, today)
  const read = useInfiniteQuery(shortfallsQuery(filter))
  return (
    <>
      <ListExport
        title={t('ratio.history')}
        period={period}
        room={t('room.all')}
        read={async () =>
          (await loadChunk(() => import('./ratio.export.ts'))).shortfallTable(t, filter, timeZone)
        }
      />
      <ListScreen
        read={read}
        head={
          <Columns least="9rem">
            <PeriodFields
              value={period}
              max={today}
              say={(day) => dayWords(day, 'short')}
              onChange={(changed) => void go(to.ratioHistory({ ...filter, ...changed }), { replace: true })}
            />
          </Columns>
        }
        empty={{ icon: <IconScale />, title: t('ratio.empty'), hint: t('ratio.emptyHint') }}
      >
        {(shortfall) => <ShortfallRow key={shortfall.id} shortfall={shortfall} now={now} withDay />}
      </ListScreen>
    </>
  )
}
