// A day's sleep, nappies, milk and meals in numbers. Pure.
import type { Moment } from './childPage.data.ts'

export interface DaySum {
  nappies: number
  /** Millilitres taken. */
  milk: number
  bottles: number
  meals: number
  /** Meals of which the child ate most. */
  mealsEaten: number
  /** Minutes. */
  asleep: number
}

/** Leaves out voided entries. @param now ISO 8601; a sleep that is still going counts up to it */
export function sumOf(moments: readonly Moment[], now: string): DaySum {
  const sum: DaySum = { nappies: 0, milk: 0, bottles: 0, meals: 0, mealsEaten: 0, asleep: 0 }
  for (const moment of moments) {
    if (moment.type !== 'care' || moment.entry.voided) continue
    const { kind, detail } = moment.entry
    if (kind === 'nappyChange') sum.nappies++
    if (kind === 'bottleFeed') {
      sum.bottles++
      // Null while nobody has said how much the child took.
      sum.milk += Number(detail.taken ?? 0)
    }
    if (kind === 'meal') {
      sum.meals++
      if (detail.eaten === 'all' || detail.eaten === 'most') sum.mealsEaten++
    }
    if (kind === 'sleep' && typeof detail.asleepAt === 'string')
      sum.asleep += minutesBetween(detail.asleepAt, String(detail.upAt ?? now))
  }
  return sum
}

const minutesBetween = (from: string, until: string) =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 60_000))
