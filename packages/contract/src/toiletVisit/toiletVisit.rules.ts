import type { KindRules } from '../care/care.rules.ts'

export const toiletOutcomes = ['wee', 'poo', 'tried', 'accident'] as const
export type ToiletOutcome = (typeof toiletOutcomes)[number]

/** Whether a teacher prompted the child or the child asked. */
export const toiletWays = ['prompted', 'asked'] as const
export type ToiletWay = (typeof toiletWays)[number]

/** A task includes the children out of nappies. Children in nappies can try too. */
export const toiletVisitRules = {
  awaited: { inNappies: false },
} satisfies KindRules<{ outcome: ToiletOutcome }>
