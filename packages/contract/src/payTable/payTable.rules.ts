import type { FieldError } from '../kernel/fieldErrors.ts'
import type { ValuesOf } from '../kernel/fields.ts'
import type { payTableFields } from './payTable.fields.ts'

/** Each step stands there once and pays more than the one before, and each group starts once. */
export function payTableProblems({ steps }: ValuesOf<typeof payTableFields>): Record<string, FieldError> {
  const found: Record<string, FieldError> = {}
  for (const [place, { step, annualCents, startsFor }] of steps.entries()) {
    const others = steps.slice(0, place)
    if (others.some((other) => other.step === step)) found[`steps.${place}.step`] = 'TAKEN'
    if (others.some((other) => other.step < step && other.annualCents >= annualCents))
      found[`steps.${place}.annualCents`] = 'TOO_SMALL'
    if (others.some((other) => other.step > step && other.annualCents <= annualCents))
      found[`steps.${place}.annualCents`] = 'TOO_LARGE'
    if (startsFor?.some((group) => others.some((other) => other.startsFor?.includes(group))))
      found[`steps.${place}.startsFor`] = 'TAKEN'
  }
  return found
}
