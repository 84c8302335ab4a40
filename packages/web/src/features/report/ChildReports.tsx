import { IconClipboardText } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { AnyReportRow } from './AnyReportRow.tsx'
import { ofChildQuery } from './report.data.ts'

/** The reports about a child, newest first. */
export function ChildReports({ childId }: { childId: string }) {
  const t = useT()
  const read = useInfiniteQuery(ofChildQuery(childId))
  return (
    <ListScreen
      read={read}
      pullable={false}
      empty={{ icon: <IconClipboardText />, title: t('report.empty'), hint: t('report.ofChildHint') }}
    >
      {(report) => <AnyReportRow key={report.id} report={report} ofChild withState />}
    </ListScreen>
  )
}
