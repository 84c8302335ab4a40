// A person's age as childcare centres write it: months under three years.

const yearsFrom = 36

/** @param months completed months of life */
export function ageParts(months: number): { unit: 'months' | 'years'; count: number } {
  return months < yearsFrom
    ? { unit: 'months', count: months }
    : { unit: 'years', count: Math.floor(months / 12) }
}
