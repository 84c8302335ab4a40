import type { WeekdayCode } from '@daybook/contract/roster/roster.rules.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Roster.module.css'
import type { WeekPlan } from './roster.data.ts'
import { timesOf } from './roster.words.ts'

interface LeaveMarkProps {
  leave: WeekPlan['leave']
  personId: string
  day: WeekdayCode
}

/** Leave that stands in the way of a shift, or may. */
export function LeaveMark({ leave, personId, day }: LeaveMarkProps) {
  const t = useT()
  return leave
    .filter((away) => away.personId === personId && away.day === day)
    .map((away) => (
      <span key={away.from} className={styles.leave}>
        {away.from === '00:00' && away.until === '24:00'
          ? t('roster.onLeaveAllDay')
          : `${t('roster.onLeaveAllDay')} ${timesOf(away)}`}
        {!away.isConfirmed && ` (${t('roster.askedLeave')})`}
      </span>
    ))
}
