import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { Box, Stack } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { More } from '../../kit/ListScreen.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { RoomChips, roomsQuery } from '../room/index.ts'
import { GapReport } from './GapReport.tsx'
import { gapsQuery } from './sleep.data.ts'

const all = 'all'

/** Every late or missed check of up to 31 days, or all checks, on screen, for printing and for spreadsheets. */
export function SleepGapsScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const search = useSearch('sleepGaps')
  const { show: shown, ...filter } = search
  const isAll = shown === all
  const rooms = useQuery(roomsQuery()).data
  const timeZone = useTimeZone()
  const today = dayAt(new Date(useNow()), timeZone)
  const period = periodOf(search, today)
  const room = rooms?.find(({ code }) => code === search.code)?.name
  const read = useInfiniteQuery(gapsQuery(filter, isAll ? undefined : 'gaps'))
  const show = (changed: typeof search) => void go(to.sleepGaps({ ...search, ...changed }), { replace: true })
  return (
    <>
      <ListExport
        title={t(isAll ? 'sleep.allChecksTitle' : 'sleep.gaps')}
        period={period}
        room={room ?? t('room.all')}
        read={async () => {
          const { checksTable, gapsTable } = await loadChunk(() => import('./sleep.export.ts'))
          return (isAll ? checksTable : gapsTable)(t, filter, timeZone)
        }}
      />
      <Stack className="screen-only" gap="sm" pt="sm">
        <Tabs
          label={t('sleep.gapsShow')}
          tabs={[
            { value: '', label: t('sleep.gapsShort') },
            { value: all, label: t('sleep.allChecks') },
          ]}
          value={shown ?? ''}
          onChange={(chosen) => show({ show: chosen || undefined })}
        />
        {rooms && (
          <RoomChips
            rooms={rooms}
            all={{}}
            value={search.code ?? ''}
            onChange={(code) => show({ code: code || undefined })}
          />
        )}
        <Box
          display="grid"
          px="var(--gutter)"
          style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: '0.75rem' }}
        >
          <PeriodFields
            value={period}
            max={today}
            say={(day) => dayWords(day, 'short')}
            onChange={(chosen) => show({ ...chosen, date: undefined })}
          />
        </Box>
      </Stack>
      <DetailScreen read={read}>
        {({ pages }) => (
          <>
            <GapReport pages={pages} room={room} isAll={isAll} />
            <More read={read} count={pages.flatMap(({ sleeps }) => sleeps).length} />
          </>
        )}
      </DetailScreen>
    </>
  )
}
