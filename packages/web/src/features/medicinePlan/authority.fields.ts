// The fields of what a parent agrees to, and how the wire writes them. Pure.
import {
  choice,
  date,
  fields,
  instant,
  longText,
  number,
  text,
  times,
  type ValuesOf,
} from '@daybook/contract/kernel/fields.ts'
import { medicineWays } from '@daybook/contract/medicine/medicine.rules.ts'
import { type MedicineCategory, medicineCategories } from '@daybook/contract/medicinePlan/due.rules.ts'
import type { Input } from './medicinePlan.effects.ts'

/** The form knows the child's contacts. */
const contact = () => choice<string, { required: true; list: true }>([], { required: true, list: true })

export const wordFields = fields({
  contactId: contact(),
  lastGivenAt: instant({ notAfterNow: true }),
})

export const authorityFields = fields({
  category: choice(medicineCategories, { required: true }),
  name: text(80, { required: true }),
  dose: text(80, { required: true }),
  way: choice(medicineWays, { required: true, list: true }),
  forWhat: text(200, { required: true }),
  when: choice(['times', 'needed'], { required: true }),
  times: times({ most: 12 }, { required: true, when: { when: 'times' } }),
  leastHours: number({ min: 1, max: 48, step: 1 }, { requiredWhen: { when: 'needed' } }),
  mostInDay: number({ min: 1, max: 24, step: 1 }, { requiredWhen: { when: 'needed' } }),
  fromDay: date({ required: true }),
  untilDay: date({ requiredWhen: { category: 'period' } }),
  expiresOn: date(),
  plan: longText(1000, { requiredWhen: { category: 'ongoing' } }),
  contactId: contact(),
})
export type AuthorityValues = ValuesOf<typeof authorityFields>

export const newAuthority = (today: string): Partial<AuthorityValues> => ({
  category: 'period' satisfies MedicineCategory,
  when: 'times',
  times: ['12:00'],
  fromDay: today,
})

/** What the parent agrees to, without who signs. */
export function agreedIn(values: AuthorityValues) {
  const { category, name, dose, way, forWhat, when, leastHours, mostInDay } = values
  const { fromDay, untilDay, expiresOn, plan } = values
  return {
    category,
    name,
    dose,
    way,
    leastHours,
    mostInDay,
    fromDay,
    untilDay,
    expiresOn,
    reason: forWhat,
    times: when === 'times' ? (values.times ?? []).filter(Boolean) : [],
    note: plan || null,
  } satisfies Omit<Input<'submitAuthority'>, 'id' | 'childId' | 'signed' | 'at'>
}
