import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Beside } from '../../platform/screens/Beside.tsx'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { type Place, placeOf } from '../../platform/screens/places.ts'
import { TableList } from '../../platform/screens/TableList.tsx'
import { pageIn } from '../../platform/screens/table.address.ts'
import { labelOf, type Sayings, useSayings } from '../fields/index.ts'
import { DecideSheet } from './DecideSheet.tsx'
import { ReportCsv } from './ReportCsv.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { aboutWords } from './report.about.ts'
import { type ReportColumn, reportColumns, sayingsOf } from './report.columns.ts'
import { tableQuery } from './report.data.ts'
import { type Decision, decisionWords, type Offered, type Seen } from './report.decide.ts'
import { decideSeveral } from './report.several.ts'
import type { ListFilter, ReportKind } from './report.view.ts'
import { StateMark } from './StateMark.tsx'
import { WaitingReports } from './WaitingReports.tsx'

interface ReportDeskProps {
  kind: ReportKind
  filter: ListFilter
  isOwn: boolean
  place: (filter: ListFilter) => Place
  above?: ComponentType | undefined
  after?: ComponentType | undefined
}

/** What several reports can be given at once. */
const atOnce: readonly Offered[] = ['start', 'close', 'refuse', 'confirm']

/** The reports of a kind on a desk: a table, the opened report beside it, and several decided at once. */
export function ReportDesk({ kind, filter, isOwn, place, above: Above, after: After }: ReportDeskProps) {
  const t = useT()
  const sayings = useSayings(kind.name, {})
  const [deciding, setDeciding] = useState<{ decision: Decision; reports: Seen[]; clear: () => void }>()
  const query = tableQuery(kind, filter, isOwn, pageIn(filter))
  const read = useQuery({ ...query, placeholderData: keepPreviousData })
  const { open } = filter
  const change = (changed: ListFilter) =>
    void go(place({ ...filter, page: '', ...changed }), { replace: true })
  return (
    <>
      <HeadActions>
        <ReportCsv kind={kind} filter={filter} isOwn={isOwn} />
      </HeadActions>
      <TableList<Report<Values>>
        name={`${kind.name}Reports`}
        title={wordsOf(`${kind.name}.title`) ?? ''}
        columns={tableColumns(kind, sayings)}
        read={read}
        at={filter}
        place={(changed) => place({ ...filter, ...changed })}
        empty={{
          icon: <SubjectIcon subject={kind.report.subject} size="large" />,
          title: t('report.empty'),
          hint: t('report.emptyHint'),
        }}
        above={
          <>
            {Above && <Above />}
            <ReportFilters kind={kind} filter={filter} isOwn={isOwn} onChange={change} />
            <WaitingReports kinds={[kind.name]} />
          </>
        }
        below={After && <After />}
        lead={({ id }, words) => <Link to={place({ ...filter, open: id })}>{words}</Link>}
        opened={open}
        detail={open && <Beside place={placeOf(kind.report.page, { id: open })} />}
        onClose={() => void go(place({ ...filter, open: '' }))}
        mayChoose={({ can }) => atOnce.some((decision) => can.includes(decision))}
        several={(reports, clear) =>
          atOnce
            .filter((decision) => reports.every(({ can }) => can.includes(decision)))
            .map((decision) => (
              <Button
                key={decision}
                variant={decision === 'confirm' || decision === 'close' ? 'filled' : 'default'}
                onClick={() =>
                  setDeciding({
                    decision,
                    reports: reports.map(({ id, version }) => ({ id, version })),
                    clear,
                  })
                }
              >
                {decisionWords(kind.name, 'do', decision)}
              </Button>
            ))
        }
      />
      <DecideSheet
        key={deciding?.decision ?? 'closed'}
        kind={kind.name}
        id={deciding?.reports.map(({ id }) => id).join() ?? ''}
        count={deciding?.reports.length}
        decision={deciding?.decision}
        onClose={() => setDeciding(undefined)}
        onDecide={async (decision, comment) => {
          await decideSeveral(kind, deciding?.reports ?? [], decision, comment)
          deciding?.clear()
          setDeciding(undefined)
        }}
      />
    </>
  )
}

/** So many of a report's fields stand in the table before somebody chooses. */
const firstFields = 3

/** What a report is about, then its facts and fields. */
function tableColumns(kind: ReportKind, sayings: Sayings): ReportColumn[] {
  const { fields, subject } = kind.report
  const isAboutChild = 'childId' in fields
  const lead: ReportColumn = {
    name: 'about',
    head: isAboutChild ? labelOf(kind.name, 'childId') : sayings.t('report.about'),
    words: (report) =>
      report.child
        ? fullName(report.child)
        : aboutWords(kind, report, sayingsOf(report, sayings)) || sayings.t('report.unnamed'),
    start: ({ child }) =>
      child ? <Portrait size="2rem" {...child} /> : <SubjectIcon subject={subject} size="small" />,
    sort: isAboutChild ? 'child' : undefined,
  }
  const names = Object.keys(fields).filter((name) => name !== 'childId' && fields[name]?.kind !== 'files')
  const shown = new Set(['submittedAt', 'author', 'stateLabel', ...names.slice(0, firstFields)])
  return [
    lead,
    ...reportColumns(kind, sayings)
      .filter(({ name }) => names.includes(name) || !(name in fields))
      .map((column) => ({
        ...column,
        isFurther: !shown.has(column.name),
        ...(column.name === 'stateLabel' && {
          cell: ({ state }: Report<Values>) => <StateMark state={state} />,
        }),
      })),
  ]
}
