import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import type { Empty } from '../../kit/ListScreen.tsx'
import { leading } from '../../kit/table.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Beside } from '../../platform/screens/Beside.tsx'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { type Place, to } from '../../platform/screens/places.ts'
import { TableList } from '../../platform/screens/TableList.tsx'
import { pageIn, type TableAddress } from '../../platform/screens/table.address.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { type Stay, stayColumns } from './attendance.columns.ts'
import { type RecordFilter, recordTableQuery } from './attendance.record.data.ts'

interface StayTableProps {
  filter: RecordFilter
  at: TableAddress & { open?: string }
  place: (changed: TableAddress & { open?: string }) => Place
  above: ReactNode
  empty: Empty
}

/** The attendance record on a desk, with the child's day beside it. */
export function StayTable({ filter, at, place, ...list }: StayTableProps) {
  const t = useT()
  const query = recordTableQuery(filter, at.sort, pageIn(at))
  const read = useQuery({ ...query, placeholderData: keepPreviousData })
  const { open } = at
  const stay = read.data?.records.find(({ id }) => id === open)
  const dayWords = useDayWords()
  const sayDay = (day: string) => dayWords(day, 'shortDate')
  const columns = leading('child', stayColumns(t, useTimeZone(), sayDay), ({ child }) => (
    <Portrait size="2rem" {...child} />
  ))
  return (
    <TableList<Stay>
      name="attendance"
      title={t('attendance.record')}
      columns={columns}
      read={read}
      at={at}
      place={place}
      lead={({ id }, words) => <Link to={place({ open: id })}>{words}</Link>}
      opened={open}
      detail={stay && <Beside place={to.childPage({ id: stay.child.id, date: stay.day })} />}
      onClose={() => void go(place({ open: '' }))}
      {...list}
    />
  )
}
