import type { KindRules } from '../care/care.rules.ts'

export const toiletOutcomes = ['wee', 'poo', 'tried', 'accident'] as const
export type ToiletOutcome = (typeof toiletOutcomes)[number]

/** Whether somebody reminded the child, or it said so by itself. */
export const toiletWays = ['prompted', 'asked'] as const
export type ToiletWay = (typeof toiletWays)[number]

/** A task asks for the children out of nappies; one that still wears them may try all the same. */
export const toiletVisitRules = {
  awaited: { inNappies: false },
} satisfies KindRules<{ outcome: ToiletOutcome }>
