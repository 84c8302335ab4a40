import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportList } from '../report/index.ts'
import { hazardReportKind } from './hazard.reportKind.ts'

/** What was closed. */
export function HazardHistoryScreen() {
  const filter = useSearch('hazardHistory')
  return (
    <ReportList
      kind={hazardReportKind}
      filter={{ ...filter, state: filter.state ?? 'closed' }}
      place={to.hazardHistory}
    />
  )
}
