// What is known of a medicine, in words.
import { whyNot } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { type Authority, planOf } from './medicinePlan.plan.ts'

type Say = (instant: string) => string
type Dose = Authority['doses'][number]

export const medicineWords = (t: Translate, { name, dose, way }: Authority): string =>
  t('medicinePlan.what', { name, dose, way: t(`medicine.way.${way}`) })

export function doseWords(t: Translate, dose: Dose, say: Say): string {
  const { outcome, at, byName: who, checkedBy, check } = dose
  const said = { outcome: t(`medicinePlan.outcome.${outcome}`), time: say(at), who }
  if (checkedBy === null) return t('medicinePlan.last', said)
  const checker = checkedBy.name
  if (check === null) return t('medicinePlan.lastNamed', { ...said, checker })
  if (check.wasChecked) return t('medicinePlan.lastChecked', { ...said, checker })
  return t('medicinePlan.lastUnchecked', { ...said, checker, note: check.note ?? '' })
}

type Other = Authority['otherDoses'][number]
export const otherDoseWords = (t: Translate, { name, dose, at, byName: who }: Other, say: Say): string =>
  t('medicinePlan.reported', { name, dose, time: say(at), who })

interface Moment {
  now: number
  timeZone: string
  say: Say
}

/** Why it must not be given now, and when it may; undefined where it may. */
export function whyNotWords(t: Translate, authority: Authority, { now, timeZone, say }: Moment) {
  const no = whyNot(planOf(authority, timeZone), now)
  if (!no) return undefined
  const time = no.from === null ? '' : say(no.from)
  const key = no.why === 'DOSE_MOST_REACHED' && time ? 'DOSE_MOST_REACHED_FROM' : no.why
  return { why: no.why, words: t(`medicinePlan.why.${key}`, { time }) }
}
