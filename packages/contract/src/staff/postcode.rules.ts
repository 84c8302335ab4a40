import type { FieldError } from '../kernel/fieldErrors.ts'
import { figuresOn, type PlaceAndDay } from '../rule/rule.rules.ts'

/** Refuses what is not written as postal codes of the country are (specification, section 5). */
export const postcodeProblem = (postcode: string, at: PlaceAndDay): FieldError | undefined =>
  new RegExp(figuresOn('postcode', at).pattern).test(postcode) ? undefined : 'INVALID_FORMAT'
