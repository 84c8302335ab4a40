import type { KindRules } from '../care/care.rules.ts'
import type { SunscreenConsent } from '../kernel/allergen.rules.ts'

export const sunscreenOutcomes = ['applied', 'ownCream', 'notConsented', 'reaction'] as const
export type SunscreenOutcome = (typeof sunscreenOutcomes)[number]

interface Detail {
  outcome: SunscreenOutcome
}

/** `applied` means the centre's sunscreen. Parents who have not been asked yet have not consented to it. Sunscreen from
 *  home is allowed unless the parents want none. */
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

/** Adapts "applied" for a whole room to this child: the sunscreen that the parents consented to, or none. */
export function asConsented({ outcome }: Detail, consent: SunscreenConsent | null): Detail {
  if (isConsented[outcome](consent)) return { outcome }
  return { outcome: consent === 'ownCream' ? 'ownCream' : 'notConsented' }
}

const minute = 60_000
/** Sunscreen has to be reapplied after two hours, according to the labels. */
export const reapplyAfter = 120 * minute
/** Enough time to gather a room. */
const soonBefore = 15 * minute

/** When the next application is due, in milliseconds: two hours after the last sunscreen of the day, the centre's or the
 *  child's own. Undefined when none was applied, or after a skin reaction. Entries may be in any order. */
export function nextApplication(
  entries: readonly { occurredAt: string; detail: Detail }[],
): number | undefined {
  const last = entries
    .filter(({ detail }) => detail.outcome !== 'notConsented')
    .toSorted((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt))
    .at(-1)
  if (!last || last.detail.outcome === 'reaction') return undefined
  return Date.parse(last.occurredAt) + reapplyAfter
}

export function applicationState(next: number, now: number): 'fine' | 'soon' | 'due' {
  if (now >= next) return 'due'
  return now >= next - soonBefore ? 'soon' : 'fine'
}
