import { figuresOn, type PlaceAndDay } from '../rule/rule.rules.ts'
import { allStrands, type Strand } from './curricula.ts'

/** The strands of the country's curriculum. */
export function strandsOn(at: PlaceAndDay): Strand[] {
  const { strands } = figuresOn('curriculum', at)
  return allStrands.filter((strand) => strands.includes(strand))
}
