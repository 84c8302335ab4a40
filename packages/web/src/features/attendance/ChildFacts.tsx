import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ageParts } from '../../kit/age.ts'
import { Portrait } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { Allergies, ChildPageLink } from '../child/index.ts'
import type { SeenChild } from './attendance.board.ts'
import { tipsQuery } from './attendance.data.ts'
import styles from './ChildFacts.module.css'

/** Age, room, booking, absence, allergies and reminders of a child today. */
export function ChildFacts({ child, day }: { child: SeenChild; day: string }) {
  const t = useT()
  const timeZone = useTimeZone()
  const tips = useQuery({ ...tipsQuery(child.id), enabled: child.hasReminder })
  const at = (instant: string) => clockAt(instant, timeZone)
  const sayDay = useDayWords()
  const { roomName, expectedFrom, expectedUntil, absence, awayUntil } = child
  const booked =
    expectedFrom && expectedUntil
      ? t('attendance.booked', { from: at(expectedFrom), until: at(expectedUntil) })
      : t(child.isTermBreak ? 'attendance.termBreak' : 'attendance.notBooked')
  const { unit, count } = ageParts(monthsOld(child.birthDate, day))
  const age = t(unit === 'months' ? 'kit.monthsOldLong' : 'kit.yearsOldLong', { count })
  return (
    <>
      <div className={styles.head}>
        <Portrait {...child} />
        <p className={styles.booked}>
          {[age, roomName].filter(Boolean).join(' · ')}
          <span className={styles.away}>{booked}</span>
          {awayUntil && (
            <span className={styles.away}>
              {t('attendance.awayUntil', { day: sayDay(awayUntil, 'short') })}
            </span>
          )}
          {absence && (
            <span className={styles.away}>
              {t('attendance.away')}: {t(`attendance.${absence.reason}`)}
              {absence.note && `, ${absence.note}`}
            </span>
          )}
        </p>
      </div>
      <Allergies allergies={child.allergies} dietNote={child.dietNote} />
      <ChildPageLink child={child} />
      {tips.data && tips.data.reminders.length > 0 && (
        <div className={styles.tips}>
          <h3 className={styles.title}>
            <IconBell size="1.125rem" aria-hidden="true" /> {t('attendance.remember')}
          </h3>
          <ul className={styles.list}>
            {tips.data.reminders.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
