import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Empty } from '../../kit/ListScreen.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Place } from '../../platform/screens/places.ts'
import { TableList } from '../../platform/screens/TableList.tsx'
import { pageIn, type TableAddress } from '../../platform/screens/table.address.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { auditColumns } from './audit.columns.ts'
import { type AuditEntry, type AuditFilter, tableQuery } from './audit.data.ts'

interface AuditTableProps {
  filter: AuditFilter
  at: TableAddress
  place: (changed: TableAddress) => Place
  above: ReactNode
  empty: Empty
}

/** The audit trail on a desk. */
export function AuditTable({ filter, at, ...list }: AuditTableProps) {
  const t = useT()
  const dayWords = useDayWords()
  const query = tableQuery(filter, at.sort, pageIn(at))
  const read = useQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <TableList<AuditEntry>
      name="audit"
      title={t('audit.title')}
      columns={auditColumns(t, useTimeZone(), (day) => dayWords(day, 'shortDate'))}
      read={read}
      at={at}
      {...list}
    />
  )
}
