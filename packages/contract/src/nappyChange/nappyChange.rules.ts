import type { KindRules } from '../care/care.rules.ts'

export const nappyContents = ['wet', 'soiled', 'both', 'dry'] as const
export type NappyContents = (typeof nappyContents)[number]

export const skinStates = ['normal', 'red', 'rash', 'broken'] as const
export type SkinState = (typeof skinStates)[number]

/** A task asks for the children in nappies; others may be changed all the same (an accident, a swim nappy). */
export const nappyChangeRules = {
  awaited: { inNappies: true },
  // What the usual barrier creams are made of.
  contains: ({ creamUsed }) => (creamUsed ? ['lanolin', 'zinc', 'fragrance'] : []),
} satisfies KindRules<{ creamUsed: boolean }>
