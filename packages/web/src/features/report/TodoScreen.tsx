import { IconChecklist, IconHelpCircle } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { useSession } from '../../platform/session/current.ts'
import { AnyReportRow } from './AnyReportRow.tsx'
import styles from './Report.module.css'
import { reportAwaiting } from './report.awaiting.ts'
import { awaitingQuery, countsQuery, mayDecide } from './report.data.ts'

type Counts = Record<string, number>

/** What awaits this person: open work that the features count, and for a manager the reports, the oldest first. */
export function TodoScreen() {
  const t = useT()
  const counts = useQuery(countsQuery())
  const reviews = mayDecide(useSession())
  const reports = useInfiniteQuery({ ...awaitingQuery(), enabled: reviews })
  const others = otherWork(counts.data ?? {})
  const head = others.length > 0 && <OtherWork counts={counts.data ?? {}} />
  const empty = { icon: <IconChecklist />, title: t('report.nothingToDo'), hint: t('report.nothingToDoHint') }
  if (reviews)
    return (
      <ListScreen
        read={reports}
        head={head}
        empty={others.length > 0 ? { icon: <IconChecklist />, title: t('report.noReports') } : empty}
      >
        {(report) => <AnyReportRow key={report.id} report={report} />}
      </ListScreen>
    )
  return (
    <PullToRefresh onRefresh={counts.refetch}>
      <Loaded read={counts} skeleton="list">
        {() => (head ? <div className={styles.page}>{head}</div> : <EmptyState {...empty} />)}
      </Loaded>
    </PullToRefresh>
  )
}

/** The counters above zero, but for the reports, which the screen lists one by one. */
const otherWork = (counts: Counts) =>
  Object.values(declared('awaiting'))
    .flatMap((own) => Object.entries(own))
    .filter(([name]) => (counts[name] ?? 0) > 0 && !(name in reportAwaiting))

function OtherWork({ counts }: { counts: Counts }) {
  const t = useT()
  return (
    <Section flush>
      {otherWork(counts).map(([name, { words, to }]) => (
        <Row
          key={name}
          as={Link}
          to={to()}
          start={<IconHelpCircle size="1.5rem" />}
          title={words(t, counts[name] ?? 0)}
        />
      ))}
    </Section>
  )
}
