import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { useSayings } from '../fields/index.ts'
import styles from './Report.module.css'
import { aboutWords } from './report.about.ts'
import type { ReportKind } from './report.view.ts'
import { StateMark } from './StateMark.tsx'

/** A report in the list of its kind. */
export function ReportRow({ kind, report }: { kind: ReportKind; report: Report<Values> }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const sayDay = useDayWords()
  const timeZone = useTimeZone()
  const sayings = useSayings(kind.name, report.names)
  const { id, child, author, submittedAt, state, detail } = report
  const { page, subject, summary, due } = kind.report
  // Follow-ups of decided reports are in their assignee's day list instead.
  const dueOn = state === 'open' || state === 'inWork' ? due?.(detail)?.on : undefined
  const overdueSince = dueOn && dueOn < dayAt(new Date(now), timeZone) ? dueOn : undefined
  const text = child ? summary(detail) : aboutWords(kind, report, sayings)
  return (
    <li>
      <Row
        as={Link}
        to={placeOf(page, { id })}
        start={child ? <Portrait {...child} /> : <SubjectIcon subject={subject} />}
        title={child ? fullName(child) : text}
        detail={
          <>
            {child && <span className={styles.summary}>{text}</span>}
            <span className={styles.dim}>
              {t('report.by', { name: author.name, time: friendlyTime(submittedAt, now) })}
            </span>
            <StateMark state={state} />
            {overdueSince && (
              <span className={styles.overdue}>
                <IconAlertTriangle size="1.125rem" aria-hidden="true" />
                {t('report.overdueSince', { day: sayDay(overdueSince, 'short') })}
              </span>
            )}
          </>
        }
      />
    </li>
  )
}
