// A bottle as the rules ask for it, and the children as the screens show them.

import type { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { type Bottle as BottleFacts, goodUntil, whyNotStep } from '@daybook/contract/bottle/bottle.rules.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'

type Operations = typeof bottle.operations
export type Input<K extends keyof Operations> = CallOf<Operations[K]>
export type Board = AnswerOf<Operations['getBoard']>
export type Bottle = Board['bottles'][number]
export type BottleChild = Board['children'][number]
type Step = Bottle['steps'][number]

/** The step that ended it. */
export const endOf = ({ steps }: Bottle): Step | undefined => steps.find(({ step }) => step !== 'warmed')
export const warmedOf = ({ steps }: Bottle): Step | undefined => steps.find(({ step }) => step === 'warmed')

const factsOf = (bottle: Bottle): BottleFacts => ({
  ...bottle,
  warmedAt: warmedOf(bottle)?.at ?? null,
  endedAt: endOf(bottle)?.at ?? null,
})

export const untilOf = (bottle: Bottle, hours: Board['hours']): number => goodUntil(factsOf(bottle), hours)

/** Why it must not be given to a child now; undefined where it may. */
export const whyNotGive = (
  bottle: Bottle,
  childId: string,
  { hours, now }: { hours: Board['hours']; now: number },
) => whyNotStep(factsOf(bottle), { step: 'given', childId, at: now }, hours)
