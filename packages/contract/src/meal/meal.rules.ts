// The meals of a day. Pure.
import { type Content, foodContents } from '../kernel/allergen.rules.ts'

export const mealTimes = ['breakfast', 'morningTea', 'lunch', 'afternoonTea', 'lateSnack'] as const
export type MealTime = (typeof mealTimes)[number]

/** How much of it a child ate. */
export const portions = ['all', 'most', 'some', 'none'] as const

/** Until when a meal is the usual one. */
const until: readonly [string, MealTime][] = [
  ['09:00', 'breakfast'],
  ['11:00', 'morningTea'],
  ['14:00', 'lunch'],
  ['16:30', 'afternoonTea'],
]

/** The usual meal at a time of day, `HH:mm`. */
export const mealAt = (time: string): MealTime => until.find(([end]) => time < end)?.[1] ?? 'lateSnack'

interface Served {
  occurredAt: string
  detail: { meal: MealTime; what: string | null; contains: readonly string[]; alternative: boolean }
}

/** The room's last entry of this meal, which says what was served; one of an alternative says it of one child alone. */
export const lastServed = <Entry extends Served>(
  entries: readonly Entry[],
  meal: MealTime,
): Entry | undefined =>
  entries
    .filter(({ detail }) => detail.meal === meal && !detail.alternative)
    .toSorted((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt))
    .at(-1)

/** What there was, in words, and what it contains. */
export interface Described {
  what: string | null
  contains: readonly Content[]
  alternative: boolean
}

/** Whether nobody has said what there was. Somebody who names it says with it what it contains, if anything. */
export const isUnsaid = ({ what, contains, alternative }: Described): boolean =>
  what === null && contains.length === 0 && !alternative

/** What a child is given with it. Of what nobody has described, anything may be in it. */
export function containedIn(detail: Described): readonly Content[] {
  if (detail.alternative) return []
  return isUnsaid(detail) ? foodContents : detail.contains
}
