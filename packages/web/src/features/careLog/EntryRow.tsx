import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { detailWords, EntryMarks } from '../care/index.ts'
import { type LogEntry, shownEntry } from './careLog.entries.ts'
import styles from './EntryRow.module.css'

/** One entry in the list: child, details, time, author and marks. */
export function EntryRow({ entry, onOpen }: { entry: LogEntry; onOpen: () => void }) {
  const t = useT()
  const timeZone = useTimeZone()
  const shown = shownEntry(entry)
  if (!shown) return null
  const { kind, child } = shown
  return (
    <li data-voided={entry.voided !== null || undefined}>
      <Row
        as="button"
        onClick={onOpen}
        start={
          <span className={styles.face}>
            <Portrait {...child} />
            <span className={styles.kind}>
              <SubjectIcon subject={kind.subject} size="small" />
            </span>
          </span>
        }
        title={fullName(child)}
        detail={
          <>
            <span className={styles.what}>{detailWords(t, kind, shown.entry.detail)}</span>
            <span>
              {entry.room.name}, {entry.recordedBy.name}
            </span>
            <EntryMarks entry={shown.entry} />
          </>
        }
        end={clockAt(entry.occurredAt, timeZone)}
      />
    </li>
  )
}
