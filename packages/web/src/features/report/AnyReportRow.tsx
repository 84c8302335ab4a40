import { fullName } from '@daybook/contract/child/child.rules.ts'
import { reportKindNamed } from '@daybook/contract/report/report.kinds.ts'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import styles from './Report.module.css'
import type { AnyReport } from './report.data.ts'
import { StateMark } from './StateMark.tsx'

interface AnyReportRowProps {
  report: AnyReport
  /** On the child's own page, which has the name already. */
  ofChild?: boolean
  withState?: boolean
}

/** A report in a list of all kinds. It opens its page. */
export function AnyReportRow({ report, ofChild = false, withState = false }: AnyReportRowProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { id, kind: name, child, summary, author, submittedAt, state } = report
  const kind = reportKindNamed(name)
  const title = wordsOf(`${name}.title`) ?? t('report.one')
  const row = {
    title: child && !ofChild ? `${title}: ${fullName(child)}` : title,
    detail: (
      <>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span>{t('report.by', { name: author.name, time: friendlyTime(submittedAt, now) })}</span>
        {withState && <StateMark state={state} />}
      </>
    ),
  }
  return (
    <li>
      {kind ? (
        <Row
          as={Link}
          to={placeOf(kind.page, { id })}
          start={<SubjectIcon subject={kind.subject} />}
          {...row}
        />
      ) : (
        <Row {...row} />
      )}
    </li>
  )
}
