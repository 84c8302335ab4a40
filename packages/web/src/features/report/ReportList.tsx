import { Box, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { useIsDesk } from '../../kit/desk.ts'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { go } from '../../platform/screens/navigate.ts'
import { type Place, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { ReportCsv } from './ReportCsv.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportRow } from './ReportRow.tsx'
import { listQuery, mayReadAll } from './report.data.ts'
import type { ListFilter, ReportKind } from './report.view.ts'
import { WaitingReports } from './WaitingReports.tsx'

const ReportDesk = lazy(async () => ({
  default: (await loadChunk(() => import('./ReportDesk.tsx'))).ReportDesk,
}))

const Beside = lazy(async () => ({
  default: (await loadChunk(() => import('../../platform/screens/Beside.tsx'))).Beside,
}))

interface ReportListProps {
  kind: ReportKind
  filter: ListFilter
  /** The screen's address with these parameters. */
  place: (filter: ListFilter) => Place
  /** Shows only the person's own reports, even to a manager. */
  own?: boolean
  /** Content above the filters. */
  above?: ComponentType | undefined
  /** Content below the list. */
  after?: ComponentType | undefined
}

/** The reports of a kind, newest first. Managers see everybody's, others their own. On a desk they are a table, with the
 *  opened report beside it; elsewhere an address with an opened report shows that report. */
export function ReportList({ own = false, ...props }: ReportListProps) {
  const session = useSession()
  const { kind, filter } = props
  const isOwn = own || (kind.report.readers === 'author' && !mayReadAll(session))
  if (useIsDesk())
    return (
      <Suspense fallback={<Skeletons shape="list" />}>
        <ReportDesk {...props} isOwn={isOwn} />
      </Suspense>
    )
  if (filter.open)
    return (
      <Suspense fallback={<Skeletons shape="list" />}>
        <Beside place={placeOf(kind.report.page, { id: filter.open })} />
      </Suspense>
    )
  return <Pages {...props} isOwn={isOwn} />
}

function Pages({
  kind,
  filter,
  place,
  isOwn,
  above: Above,
  after: After,
}: Omit<ReportListProps, 'own'> & { isOwn: boolean }) {
  const t = useT()
  const read = useInfiniteQuery(listQuery(kind, filter, isOwn))
  const change = (changed: ListFilter) => void go(place({ ...filter, ...changed }), { replace: true })
  return (
    <>
      <HeadActions>
        <ReportCsv kind={kind} filter={filter} isOwn={isOwn} />
      </HeadActions>
      <ListScreen
        read={read}
        head={
          <Stack gap="sm">
            {Above && <Above />}
            <ReportFilters kind={kind} filter={filter} isOwn={isOwn} onChange={change} />
            <WaitingReports kinds={[kind.name]} />
          </Stack>
        }
        empty={{
          icon: <SubjectIcon subject={kind.report.subject} size="large" />,
          title: t('report.empty'),
          hint: t('report.emptyHint'),
        }}
      >
        {(report) => <ReportRow key={report.id} kind={kind} report={report} />}
      </ListScreen>
      {After && (
        <Box px="var(--gutter)">
          <After />
        </Box>
      )}
    </>
  )
}
