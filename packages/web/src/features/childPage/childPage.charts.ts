// The numbers behind the charts. Pure.
import { portions } from '@daybook/contract/meal/meal.rules.ts'
import type { ChartDay } from './childPage.data.ts'

/** One segment of a day's bar, from the bottom up; every bar of a chart has them in the same order. */
export interface Bar {
  day: string
  attended: boolean
  parts: readonly number[]
}

export const nappyContents = ['wet', 'soiled', 'both', 'dry'] as const

export const sleepBars = (days: readonly ChartDay[]): Bar[] =>
  days.map(({ day, attended, asleep }) => ({ day, attended, parts: [asleep / 60] }))

export const nappyBars = (days: readonly ChartDay[]): Bar[] =>
  days.map(({ day, attended, nappies }) => ({
    day,
    attended,
    parts: nappyContents.map((contents) => nappies[contents]),
  }))

export const milkBars = (days: readonly ChartDay[]): Bar[] =>
  days.map(({ day, attended, milk }) => ({ day, attended, parts: [milk] }))

export const mealBars = (days: readonly ChartDay[]): Bar[] =>
  days.map(({ day, attended, meals }) => ({ day, attended, parts: portions.map((eaten) => meals[eaten]) }))

export const heightOf = ({ parts }: Pick<Bar, 'parts'>): number => parts.reduce((sum, part) => sum + part, 0)

/** Two to five round tick values from zero to at least the highest bar, at least `least` apart. */
export function ticksFor(highest: number, least: number): number[] {
  const step = stepFor(highest / 4, least)
  const count = Math.max(1, Math.ceil(highest / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50… times `least` that reaches the value. */
function stepFor(wanted: number, least: number): number {
  for (let power = least; ; power *= 10)
    for (const factor of [1, 2, 5]) if (factor * power >= wanted) return factor * power
}

/** The average over the days on which the child was present; undefined when there was none. */
export function averageOf(bars: readonly Bar[]): number | undefined {
  const here = bars.filter(({ attended }) => attended)
  if (here.length === 0) return undefined
  return here.reduce((sum, bar) => sum + heightOf(bar), 0) / here.length
}

export const isEmpty = (bars: readonly Bar[]): boolean => bars.every((bar) => heightOf(bar) === 0)
