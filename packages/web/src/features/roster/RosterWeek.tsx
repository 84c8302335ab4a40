import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import {
  newIn,
  type Roster,
  type Shift,
  weekdayCodes,
  weekOf,
} from '@daybook/contract/roster/roster.rules.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Roster.module.css'
import type { WholeRoster } from './roster.data.ts'
import { useDayOf, useShiftWords } from './roster.words.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekNeighbours } from './WeekNeighbours.tsx'

interface Shown {
  publication: { detail: Values; names: Readonly<Record<string, string>> }
}

/** The reader's own week first, then everybody's. */
export function RosterWeek({ publication }: Shown) {
  const t = useT()
  const { detail, names } = publication as unknown as WholeRoster
  const people = [...new Set(detail.shifts.map(({ personId }) => personId))]
    .map((id) => ({ id, name: names[id] ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <WeekNeighbours weekOn={detail.weekOn} />
      <OwnWeek publication={publication} />
      <Section title={t('roster.team')} flush>
        <WeekGrid weekOn={detail.weekOn} people={people} shifts={detail.shifts} names={names} />
      </Section>
    </>
  )
}

/** Day by day, with what changed since the person last confirmed. Nothing for who is not planned. */
export function OwnWeek({ publication }: Shown) {
  const t = useT()
  const userId = useSession().userProfile?.id
  const { detail, before, names } = publication as unknown as WholeRoster
  const { weekOn, shifts } = detail as Roster
  const own = userId ? weekOf(shifts, userId) : []
  const fresh = before ? newIn(own, before) : []
  const gone = before ? newIn(before, own) : []
  const dayOf = useDayOf(weekOn)
  const say = useShiftWords(names)
  if (own.length === 0 && gone.length === 0) return null
  const ofDay = (of: readonly Shift[], day: Shift['day']) => of.filter((shift) => shift.day === day)
  return (
    <Section title={t('roster.ownWeek')}>
      {fresh.length + gone.length > 0 && <p className={styles.note}>{t('roster.changedNote')}</p>}
      <dl className={styles.days}>
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
                {ofDay(own, day).length === 0 && <span className={styles.dim}>{t('roster.dayOff')}</span>}
                {ofDay(gone, day).map((shift) => (
                  <div key={shift.from} className={styles.dim}>
                    {t('roster.isGone', { shift: say(shift) })}
                  </div>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}
