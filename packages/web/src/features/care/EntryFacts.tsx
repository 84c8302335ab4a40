import { IconAlertTriangle, IconBan, IconClockExclamation, IconPencil } from '@tabler/icons-react'
import { useNow } from '../../kit/clock.ts'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { UncertainMark } from '../../kit/UncertainMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { CareIcons } from './CareFields.tsx'
import type { ShownEntry } from './care.view.ts'
import { detailWords, iconsOf } from './care.words.ts'
import styles from './EntryFacts.module.css'

/** An entry's details, when it happened, and who recorded it when. */
export function EntryFacts({ shown: { kind, entry } }: { shown: ShownEntry }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const at = (instant: string) => friendlyTime(instant, now)
  return (
    <div className={styles.facts} style={subjectColours(kind.subject)}>
      <p className={styles.what} data-voided={entry.voided !== null || undefined}>
        <CareIcons icons={iconsOf(kind, entry.detail)} size="1.5rem" />
        <span>{detailWords(t, kind, entry.detail)}</span>
        <span className={styles.when}>{at(entry.occurredAt)}</span>
      </p>
      {entry.note && <p className={styles.note}>{entry.note}</p>}
      {entry.conflictReason && (
        <p className={styles.note}>{t('care.despite', { reason: entry.conflictReason })}</p>
      )}
      <p className={styles.who}>
        {t('care.recordedBy', { name: entry.recordedBy.name, time: at(entry.recordedAt) })}
      </p>
      <EntryMarks entry={entry} />
      {entry.voided && (
        <p className={styles.voided}>
          {t('care.voidedBy', { name: entry.voided.by.name, time: at(entry.voided.at) })}
          {entry.voided.reason && <span>{t('care.why', { reason: entry.voided.reason })}</span>}
        </p>
      )}
    </div>
  )
}

/** Marks for late, amended, voided and conflicting entries, each with an icon and a word. */
export function EntryMarks({ entry }: Pick<ShownEntry, 'entry'>) {
  const t = useT()
  const { late, amendments, voided, conflictReason, uncertainTimes } = entry
  if (!late && amendments === 0 && !voided && !conflictReason && !uncertainTimes) return null
  return (
    <span className={styles.marks}>
      {voided && (
        <span className={styles.mark} data-mark="voided">
          <IconBan size="1rem" aria-hidden="true" />
          {t('care.voided')}
        </span>
      )}
      {conflictReason && (
        <span className={styles.mark} data-mark="late">
          <IconAlertTriangle size="1rem" aria-hidden="true" />
          {t('care.conflict')}
        </span>
      )}
      {uncertainTimes && !voided && <UncertainMark />}
      {late && (
        <span className={styles.mark} data-mark="late">
          <IconClockExclamation size="1rem" aria-hidden="true" />
          {t('care.late')}
        </span>
      )}
      {amendments > 0 && (
        <span className={styles.mark}>
          <IconPencil size="1rem" aria-hidden="true" />
          {t('care.amended', { count: amendments })}
        </span>
      )}
    </span>
  )
}
