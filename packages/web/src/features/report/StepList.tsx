import { isEmpty, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ReportWithSteps } from '@daybook/contract/report/report.kind.ts'
import { useNow } from '../../kit/clock.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { labelOf, rowWords, type Sayings, valueWords } from '../fields/index.ts'
import styles from './Report.module.css'
import { type Change, changesOf } from './report.changes.ts'
import type { ReportKind } from './report.view.ts'

interface StepListProps {
  kind: ReportKind
  report: ReportWithSteps<Values>
  sayings: Sayings
}

/** Everything that happened to a report: who, when, the comment, and what an amendment changed. */
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
          <Changes changes={changes[place] ?? []} sayings={sayings} />
        </li>
      ))}
    </ol>
  )
}

function Changes({ changes, sayings }: { changes: readonly Change[]; sayings: Sayings }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.name}>
          {labelOf(sayings.pack, change.name)}: <del>{sideWords(change, change.before, sayings)}</del> →{' '}
          <ins>{sideWords(change, change.after, sayings)}</ins>
        </li>
      ))}
    </ul>
  )
}

function sideWords({ name, field }: Change, value: unknown, sayings: Sayings): string {
  if (isEmpty(value)) return sayings.t('report.nothing')
  if (field.kind === 'repeat')
    return (value as Values[]).map((row) => rowWords(field.fields, row, name, sayings)).join('; ')
  if (field.kind === 'group') return rowWords(field.fields, value as Values, name, sayings)
  return valueWords(field, name, value, sayings)
}
