import type { KindRules } from '../care/care.rules.ts'

export const nappyContents = ['wet', 'soiled', 'both', 'dry'] as const
export type NappyContents = (typeof nappyContents)[number]

export const skinStates = ['normal', 'red', 'rash', 'broken'] as const
export type SkinState = (typeof skinStates)[number]

/** A task includes the children in nappies. Others can be changed too (an accident, a swim nappy). */
export const nappyChangeRules = {
  awaited: { inNappies: true },
  // Common ingredients of barrier creams.
  contains: ({ creamUsed }) => (creamUsed ? ['lanolin', 'zinc', 'fragrance'] : []),
} satisfies KindRules<{ creamUsed: boolean }>
