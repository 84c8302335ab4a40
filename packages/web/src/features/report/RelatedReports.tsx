import { type ChecklistKindName, checklistFile } from '@daybook/contract/app/checklist.kinds.ts'
import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import type { ReportWithSteps } from '@daybook/contract/report/report.kind.ts'
import type { ReactNode } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { aboutWithEntry } from '../../platform/i18n/entry.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf, to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './Report.module.css'
import { StateMark } from './StateMark.tsx'

/** The source of a report, and the reports that were opened from it. */
export function RelatedReports({
  from,
  fromCheck,
  opened,
}: Pick<ReportWithSteps, 'from' | 'fromCheck' | 'opened'>) {
  const t = useT()
  return (
    <>
      {from && (
        <Section title={t('report.openedFrom')} flush>
          <RelatedRow id={from.id} name={from.kind} canOpen={from.canOpen} />
        </Section>
      )}
      {fromCheck && (
        <Section title={t('report.openedFrom')} flush>
          <CheckRow {...fromCheck} />
        </Section>
      )}
      {opened.length > 0 && (
        <Section title={t('report.opened')} flush>
          {opened.map(({ id, kind, canOpen, summary, entry, state }) => (
            <RelatedRow
              key={id}
              id={id}
              name={kind}
              canOpen={canOpen}
              detail={
                <>
                  <span className={styles.summary}>{aboutWithEntry(entry, summary)}</span>
                  <StateMark state={state} />
                </>
              }
            />
          ))}
        </Section>
      )}
    </>
  )
}

function CheckRow({ id, kind, day }: NonNullable<ReportWithSteps['fromCheck']>) {
  const dayWords = useDayWords()
  // The server knows only the kinds of the contract.
  const { title } = checklistFile(kind as ChecklistKindName)
  return (
    <Row
      as={Link}
      to={to.checkDetails({ checkId: id })}
      start={<SubjectIcon subject="checks" />}
      title={wordsOf(title) ?? ''}
      detail={dayWords(day, 'long')}
    />
  )
}

interface RelatedRowProps {
  id: string
  name: string
  canOpen: boolean
  detail?: ReactNode
}

function RelatedRow({ id, name, canOpen, detail }: RelatedRowProps) {
  const t = useT()
  const kind = reportKindNamed(name)
  const row = {
    title: wordsOf(`${name}.title`) ?? t('report.unnamed'),
    start: kind && <SubjectIcon subject={kind.subject} />,
    detail,
  }
  return kind && canOpen ? <Row as={Link} to={placeOf(kind.page, { id })} {...row} /> : <Row {...row} />
}
