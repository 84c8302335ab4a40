import type { SunscreenConsent } from '../care/allergen.rules.ts'
import type { KindRules } from '../care/care.rules.ts'

export const sunscreenOutcomes = ['applied', 'ownCream', 'notConsented', 'reaction'] as const
export type SunscreenOutcome = (typeof sunscreenOutcomes)[number]

interface Detail {
  outcome: SunscreenOutcome
}

/** Applied is the centre's sunscreen. Who has not been asked yet has not agreed; cream from home may be used unless
 *  the parents want none. */
const isConsented: Record<SunscreenOutcome, (consent: SunscreenConsent | null) => boolean> = {
  applied: (consent) => consent === 'centreCream',
  ownCream: (consent) => consent !== 'none',
  notConsented: () => true,
  reaction: () => true,
}

export const sunscreenApplicationRules = {
  awaited: {},
  contains: ({ outcome }) => (outcome === 'applied' ? ['sunscreen', 'zinc', 'fragrance'] : []),
  refusal: ({ outcome }, { sunscreenConsent }) =>
    isConsented[outcome](sunscreenConsent) ? undefined : 'SUNSCREEN_NOT_CONSENTED',
} satisfies KindRules<Detail>

/** What "applied" for a whole room is for this child: the cream that its parents have agreed to, or none. */
export function asConsented({ outcome }: Detail, consent: SunscreenConsent | null): Detail {
  if (isConsented[outcome](consent)) return { outcome }
  return { outcome: consent === 'ownCream' ? 'ownCream' : 'notConsented' }
}

const minute = 60_000
/** Sunscreen wears off after two hours, by the label of any of them. */
export const reapplyAfter = 120 * minute
/** Time enough to bring a room to the door. */
const soonBefore = 15 * minute

/** When a child has to be done again, in milliseconds: two hours after the last cream of the day, ours or its own.
 *  Undefined where none was applied, or the skin did not take it. Entries in any order. */
export function nextApplication(
  entries: readonly { occurredAt: string; detail: Detail }[],
): number | undefined {
  const told = entries
    .filter(({ detail }) => detail.outcome !== 'notConsented')
    .toSorted((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt))
    .at(-1)
  if (!told || told.detail.outcome === 'reaction') return undefined
  return Date.parse(told.occurredAt) + reapplyAfter
}

export function applicationState(next: number, now: number): 'fine' | 'soon' | 'due' {
  if (now >= next) return 'due'
  return now >= next - soonBefore ? 'soon' : 'fine'
}
