import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { IconClipboardList } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { useIsDesk } from '../../kit/desk.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { EntrySheet, entryQuery, logQuery } from '../care/index.ts'
import { roomsQuery } from '../room/index.ts'
import { shownEntry } from './careLog.entries.ts'
import { EntryRow } from './EntryRow.tsx'
import { LogFilters } from './LogFilters.tsx'

const LogTable = lazy(async () => ({
  default: (await loadChunk(() => import('./LogTable.tsx'))).LogTable,
}))

/** Everything recorded in up to 31 days, with who recorded it. An entry opens with its history. */
export function CareLog({ tabs }: { tabs: ReactNode }) {
  const t = useT()
  const { id, tab: _, checkId: __, sort, page, ...filter } = useSearch('checkDetails')
  const isDesk = useIsDesk()
  const timeZone = useTimeZone()
  const today = dayAt(new Date(useNow()), timeZone)
  const rooms = useQuery(roomsQuery()).data
  const read = useInfiniteQuery({ ...logQuery(filter), enabled: !isDesk })
  const [tapped, setTapped] = useState<string>()
  const [isOpen, setIsOpen] = useState(id !== undefined)
  const openedId = tapped ?? id ?? ''
  const inList = read.data?.pages.flatMap((page) => page.records).find((entry) => entry.id === openedId)
  // A message may link to an entry of another day than the list's.
  const single = useQuery({ ...entryQuery(openedId), enabled: openedId !== '' && !inList })
  const opened = inList ?? single.data
  function open(entry: string) {
    setTapped(entry)
    setIsOpen(true)
  }
  const head = (
    <>
      {tabs}
      <LogFilters
        filter={filter}
        today={today}
        onChange={(changed) => void go(to.checkDetails({ sort, ...filter, ...changed }), { replace: true })}
      />
    </>
  )
  return (
    <>
      <ListExport
        title={t('careLog.title')}
        period={periodOf(filter, today)}
        room={rooms?.find(({ code }) => code === filter.code)?.name ?? t('room.all')}
        read={async () =>
          (await loadChunk(() => import('./careLog.export.ts'))).logTable(t, filter, timeZone)
        }
      />
      {isDesk ? (
        <Suspense fallback={<Skeletons shape="list" />}>
          <LogTable
            filter={filter}
            at={{ ...(sort && { sort }), ...(page && { page }) }}
            place={(changed) => to.checkDetails({ sort, page, ...filter, ...changed })}
            above={head}
            onOpen={open}
          />
        </Suspense>
      ) : (
        <ListScreen
          read={read}
          head={head}
          empty={{ icon: <IconClipboardList />, title: t('careLog.empty'), hint: t('careLog.emptyHint') }}
        >
          {(entry) => <EntryRow key={entry.id} entry={entry} onOpen={() => open(entry.id)} />}
        </ListScreen>
      )}
      <EntrySheet
        shown={opened && shownEntry(opened)}
        open={isOpen}
        leadsToChild
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
