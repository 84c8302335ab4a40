import { IconClockEdit } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { SeenChild } from './attendance.board.ts'
import styles from './StayList.module.css'
import { StayTimes } from './StayTimes.tsx'
import { UndoStay } from './UndoStay.tsx'

interface StayListProps {
  child: SeenChild
  rooms: readonly { code: string; name: string }[]
}

/** The child's stays today, with who recorded them and a button to undo a mistake. */
export function StayList({ child, rooms }: StayListProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const at = (instant: string) => clockAt(instant, timeZone)
  return (
    <section>
      <h3 className={styles.title}>{t('attendance.stays')}</h3>
      <ul className={styles.list}>
        {child.attendances.map((stay) => (
          <li key={stay.id} className={styles.stay}>
            <p className={styles.times}>
              {stay.signedOutAt
                ? t('attendance.stay', { from: at(stay.signedInAt), until: at(stay.signedOutAt) })
                : t('attendance.stayOpen', { from: at(stay.signedInAt) })}
              {stay.roomCode !== child.roomCode && (
                <span>{rooms.find(({ code }) => code === stay.roomCode)?.name}</span>
              )}
            </p>
            <p className={styles.by}>
              {stay.signedOutBy
                ? t('attendance.stayByTwo', { name: stay.signedInBy, other: stay.signedOutBy })
                : t('attendance.stayBy', { name: stay.signedInBy })}
            </p>
            {stay.enteredLate && (
              <p className={styles.late}>
                <IconClockEdit size="1rem" aria-hidden="true" /> {t('attendance.enteredLate')}
              </p>
            )}
            <StayTimes stay={stay} />
            <UndoStay child={child} stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  )
}
