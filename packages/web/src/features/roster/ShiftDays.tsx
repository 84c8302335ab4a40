import { newIn, type Shift, weekdayCodes } from '@daybook/contract/roster/roster.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Roster.module.css'
import { useDayOf, useShiftWords } from './roster.words.ts'

interface ShiftDaysProps {
  /** The shifts of one person, and those that they last confirmed, while another answer is asked for. */
  week: { weekOn: string; shifts: readonly Shift[]; before: readonly Shift[] | null }
  names: Readonly<Record<string, string>>
}

/** One person's week day by day, with what changed since they last confirmed. */
export function ShiftDays({ week: { weekOn, shifts: own, before }, names }: ShiftDaysProps) {
  const t = useT()
  const fresh = before ? newIn(own, before) : []
  const gone = before ? newIn(before, own) : []
  const dayOf = useDayOf(weekOn)
  const say = useShiftWords(names)
  const ofDay = (of: readonly Shift[], day: Shift['day']) => of.filter((shift) => shift.day === day)
  return (
    <>
      {fresh.length + gone.length > 0 && (
        <Box component="p" mb="xs" fw={600}>
          {t('roster.changedNote')}
        </Box>
      )}
      <Box component="dl" m={0}>
        {weekdayCodes
          .filter((day) => !['Sa', 'Su'].includes(day) || ofDay([...own, ...gone], day).length > 0)
          .map((day) => (
            <div key={day} className={styles.day}>
              <dt>{dayOf(day)}</dt>
              <dd>
                {ofDay(own, day).map((shift) => (
                  <div key={shift.from}>
                    {fresh.includes(shift) && (
                      <strong className={styles.new}>
                        <IconAlertTriangle size="1rem" aria-hidden="true" /> {t('roster.isNew')}{' '}
                      </strong>
                    )}
                    {say(shift)}
                  </div>
                ))}
                {ofDay(own, day).length === 0 && <span className="dim">{t('roster.dayOff')}</span>}
                {ofDay(gone, day).map((shift) => (
                  <div className="dim" key={shift.from}>
                    {t('roster.isGone', { shift: say(shift) })}
                  </div>
                ))}
              </dd>
            </div>
          ))}
      </Box>
    </>
  )
}
