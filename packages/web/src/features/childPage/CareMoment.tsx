import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { detailWords, EntryMarks } from '../care/index.ts'
import { shownEntry } from '../careLog/careLog.entries.ts'
import type { MomentOf } from './childPage.data.ts'
import { SleepSteps } from './SleepSteps.tsx'
import styles from './Timeline.module.css'

interface CareMomentProps {
  moment: MomentOf<'care'>
  onOpen: (id: string) => void
}

/** An entry of any kind: details, time, author and marks. A sleep also shows its steps and checks. */
export function CareMoment({ moment, onOpen }: CareMomentProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const { entry, sleep } = moment
  const shown = shownEntry(entry)
  if (!shown) return null
  const { kind } = shown
  // A kind without fields is described by its name alone, which is shown already.
  const said = kind.fields.length > 0 && detailWords(t, kind, shown.entry.detail)
  return (
    <>
      <Row
        as="button"
        onClick={() => onOpen(entry.id)}
        start={<SubjectIcon subject={kind.subject} />}
        title={t(kind.title)}
        detail={
          <>
            {said && (
              <span className={styles.what} data-gone={entry.voided !== null || undefined}>
                {said}
              </span>
            )}
            {entry.note && <span className={styles.note}>{entry.note}</span>}
            <span>{entry.recordedBy.name}</span> <EntryMarks entry={shown.entry} />
          </>
        }
        end={clockAt(entry.occurredAt, timeZone)}
      />
      {sleep && sleep.steps.length + sleep.checks.length > 0 && <SleepSteps sleep={sleep} />}
    </>
  )
}
