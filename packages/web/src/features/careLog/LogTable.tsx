import { care } from '@daybook/contract/care/care.contract.ts'
import { IconClipboardList } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { leading, orderOf } from '../../kit/table.ts'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { query } from '../../platform/query/query.ts'
import type { Place } from '../../platform/screens/places.ts'
import { TableList } from '../../platform/screens/TableList.tsx'
import { pageIn, tablePageSize } from '../../platform/screens/table.address.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import type { LogFilter } from '../care/index.ts'
import { logColumns } from './careLog.columns.ts'
import type { LogEntry } from './careLog.entries.ts'

const { listCareEntries } = client(care)

interface LogTableProps {
  filter: LogFilter
  at: { sort?: string; page?: string }
  place: (changed: { sort?: string; page?: string }) => Place
  above: ReactNode
  onOpen: (id: string) => void
}

/** The log on a desk. */
export function LogTable({ filter, at, place, above, onOpen }: LogTableProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const read = useQuery({
    ...query(listCareEntries, {
      ...filter,
      ...orderOf(at.sort),
      current: pageIn(at),
      size: tablePageSize,
    }),
    placeholderData: keepPreviousData,
  })
  const sayDay = (day: string) => dayWords(day, 'shortDate')
  const columns = leading('child', logColumns(t, timeZone, sayDay), (entry) => (
    <Portrait size="2rem" {...entry.child} />
  ))
  return (
    <TableList<LogEntry>
      name="careLog"
      title={t('careLog.title')}
      columns={columns}
      read={read}
      at={at}
      place={place}
      above={above}
      empty={{ icon: <IconClipboardList />, title: t('careLog.empty'), hint: t('careLog.emptyHint') }}
      lead={(entry, words) => (
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(entry.id)}>
          {words}
        </button>
      )}
    />
  )
}
