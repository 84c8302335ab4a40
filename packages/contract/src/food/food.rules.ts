// When food is used up in time. Pure.
import { addDays } from '../kernel/dates.ts'

/** The days before the best-before day in which food is near expiry, unless a centre says otherwise. */
export const usualNearDays = 3

export const foodOutcomes = ['used', 'thrownAway'] as const
export type FoodOutcome = (typeof foodOutcomes)[number]

/** The first day that is not near expiry any more. */
export const nearUntil = (today: string, nearDays: number): string => addDays(today, nearDays)

/** Whole days from today to the best-before day; below 0 once that is over. */
export const daysLeft = (bestBefore: string, today: string): number =>
  Math.round((Date.parse(bestBefore) - Date.parse(today)) / 86_400_000)
