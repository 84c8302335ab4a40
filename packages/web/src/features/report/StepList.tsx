import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ReportWithSteps } from '@daybook/contract/report/report.kind.ts'
import { useNow } from '../../kit/clock.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { ChangeList, changesOf, type Sayings } from '../fields/index.ts'
import styles from './Report.module.css'
import type { ReportKind } from './report.view.ts'

interface StepListProps {
  kind: ReportKind
  report: ReportWithSteps<Values>
  sayings: Sayings
}

/** The history of a report: author, time and comment of each step, and the changes of an amendment. */
export function StepList({ kind, report: { steps, detail }, sayings }: StepListProps) {
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { t } = sayings
  const changes = changesOf(kind.report.fields, steps, detail)
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, by, at, comment }, place) => (
        <li key={`${step} ${at}`} className={styles.step}>
          <span>{t(`report.step.${step}`, { name: by.name })}</span>
          <time className={styles.dim} dateTime={at}>
            {friendlyTime(at, now)}
          </time>
          {comment && <p className={styles.comment}>{comment}</p>}
          <ChangeList changes={changes[place] ?? []} sayings={sayings} />
        </li>
      ))}
    </ol>
  )
}
