import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { aboutWithEntry } from '../../platform/i18n/entry.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { nearStyle } from '../../platform/time/time.words.ts'
import styles from './Report.module.css'
import type { AnyReport } from './report.data.ts'
import { spanDays } from './report.span.ts'
import { StateMark } from './StateMark.tsx'

interface AnyReportRowProps {
  report: AnyReport
  /** Leaves out the child's name, which the child's page already shows. */
  ofChild?: boolean
  withState?: boolean
}

/** A report in a list of all kinds. */
export function AnyReportRow({ report, ofChild = false, withState = false }: AnyReportRowProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const { id, kind: name, child, author, submittedAt, state } = report
  const summary = aboutWithEntry(report.entry, report.summary)
  const kind = reportKindNamed(name)
  const title = wordsOf(`${name}.title`) ?? t('report.unnamed')
  const dayOf = (instant: string) => dayAt(new Date(instant), timeZone)
  const today = dayAt(new Date(now), timeZone)
  const sayDay = (day: string) => dayWords(day, nearStyle(day, today))
  const about = child && !ofChild ? fullName(child) : spanDays(report, { t, dayOf, sayDay })
  const row = {
    title: about ? t('report.titled', { title, about }) : title,
    detail: (
      <>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span>{t('report.by', { name: author.name, time: friendlyTime(submittedAt, now) })}</span>
        {withState && <StateMark state={state} />}
        {withState && report.askedAt && <strong>{t('report.questionForYou')}</strong>}
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
