import { statesOf } from '@daybook/contract/report/report.rules.ts'
import { ActionIcon, Box, Button, Stack } from '@mantine/core'
import { IconDownload, IconFilter } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import type { Place } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useSayings } from '../fields/index.ts'
import { FilterSheet } from './FilterSheet.tsx'
import styles from './Report.module.css'
import { ReportRow } from './ReportRow.tsx'
import { listQuery, mayReadAll } from './report.data.ts'
import type { ListFilter, ReportKind } from './report.view.ts'
import { WaitingReports } from './WaitingReports.tsx'

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

/** The reports of a kind, newest first. Managers see everybody's, others their own. */
export function ReportList({
  kind,
  filter,
  place,
  own = false,
  above: Above,
  after: After,
}: ReportListProps) {
  const t = useT()
  const session = useSession()
  const isOwn = own || (kind.report.readers === 'author' && !mayReadAll(session))
  const sayings = useSayings(kind.name, {})
  const [isFiltering, setIsFiltering] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const read = useInfiniteQuery(listQuery(kind, filter, isOwn))
  const change = (changed: ListFilter) => void go(place({ ...filter, ...changed }), { replace: true })
  const states = statesOf(kind.report)
  const further = [filter.childId, filter.authorId, filter.from, filter.until].filter(Boolean).length

  async function exportCsv() {
    setIsExporting(true)
    try {
      const { saveReports } = await import('./report.csv.ts')
      await saveReports(kind, filter, isOwn, sayings)
    } finally {
      setIsExporting(false)
    }
  }

  return (
    <>
      <HeadActions>
        <ActionIcon
          variant="subtle"
          size={48}
          c="var(--bar-text)"
          aria-label={t('report.csv')}
          loading={isExporting}
          onClick={() => void exportCsv()}
        >
          <IconDownload size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      </HeadActions>
      <ListScreen
        read={read}
        head={
          <Stack gap="sm">
            {Above && <Above />}
            <div className={styles.searchLine}>
              <SearchText
                label={t('report.search')}
                text={filter.text ?? ''}
                onChange={(text) => change({ text })}
              />
              <Button
                variant={further > 0 ? 'light' : 'default'}
                leftSection={<IconFilter size="1.25rem" aria-hidden="true" />}
                onClick={() => setIsFiltering(true)}
              >
                {further > 0 ? t('report.filtered', { count: further }) : t('report.filter')}
              </Button>
            </div>
            <Chips
              label={t('report.stateLabel')}
              chips={[
                { value: '', label: t('report.all') },
                ...states.map((state) => ({ value: state, label: t(`report.state.${state}`) })),
              ]}
              value={filter.state ?? ''}
              onChange={(state) => change({ state })}
            />
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
      <FilterSheet
        open={isFiltering}
        isOwn={isOwn}
        isAboutChild={'childId' in kind.report.fields}
        filter={filter}
        onClose={() => setIsFiltering(false)}
        onChange={change}
      />
    </>
  )
}
