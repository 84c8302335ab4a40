import { doseDueAt } from '@daybook/contract/medicinePlan/due.rules.ts'
import { fewDoses } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import { useNow } from '../../kit/clock.ts'
import { Mark } from '../../kit/Mark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { type Authority, type MedicineChild, planOf } from './medicinePlan.plan.ts'
import { doseWords, medicineWords, otherDoseWords, whyNotWords } from './medicinePlan.words.ts'

interface AuthorityFactsProps {
  authority: Authority
  child: MedicineChild
}

/** When the next dose of a medicine is due, or why it must wait. */
export function AuthorityFacts({ authority, child }: AuthorityFactsProps) {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  const friendlyTime = useFriendlyTime()
  const say = (instant: string) => friendlyTime(instant, now)
  const due = doseDueAt(planOf(authority, timeZone, child), now)
  const no = whyNotWords(t, authority, { now, timeZone, say })
  const isOverdue = due !== null && Date.parse(due) <= now
  const { dosesLeft } = authority
  const isSaid = due !== null && no?.why === 'DOSE_TOO_EARLY'
  return (
    <>
      {due && !authority.ended && (
        <Mark tone={isOverdue ? 'overdue' : 'soon'}>
          {t(isOverdue ? 'medicinePlan.overdue' : 'medicinePlan.dueAt', { time: say(due) })}
        </Mark>
      )}
      {no && !isSaid && !authority.ended && <span>{no.words}</span>}
      {dosesLeft !== null && !authority.ended && (
        <Mark tone={dosesLeft === 0 ? 'overdue' : dosesLeft <= fewDoses ? 'soon' : undefined}>
          {t('medicinePlan.left', { count: dosesLeft })}
        </Mark>
      )}
    </>
  )
}

/** A medicine in a row: what it is, when its next dose is due, and the last dose. */
export function AuthorityInRow({ authority, child }: AuthorityFactsProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const say = (instant: string) => friendlyTime(instant, now)
  const [last] = authority.doses
  const [other] = authority.otherDoses
  return (
    <span style={{ display: 'grid', gap: '0.25rem', justifyItems: 'start' }}>
      <span>{medicineWords(t, authority)}</span>
      <AuthorityFacts authority={authority} child={child} />
      {last && <span>{doseWords(t, last, say)}</span>}
      {last?.conflict && (
        <Mark tone="overdue">{t('medicinePlan.conflict', { why: t(`error.${last.conflict}`) })}</Mark>
      )}
      {other && <span>{otherDoseWords(t, other, say)}</span>}
      {!last && !other && <span>{t('medicinePlan.lastNone')}</span>}
    </span>
  )
}
