// What is done with a bottle. Giving it is a bottle of milk of that child too, as on the board of milk.
import type { BottleStep } from '@daybook/contract/bottle/bottle.rules.ts'
import type { BottleDetail } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { showToast } from '../../kit/toast.ts'
import { t } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { bottleFeedCareKind } from '../bottleFeed/bottleFeed.careKind.ts'
import { takeStep } from './bottle.data.ts'
import type { Bottle, BottleChild } from './bottle.plan.ts'

/** What is recorded as offered. How much of it the child took is said on the board, as for every bottle. */
export const feedOf = ({ milk, amount: offered }: Bottle): BottleDetail => ({
  milk: milk === 'thawedMilk' ? 'breastMilk' : milk,
  offered,
  taken: null,
})

/** @param child who drinks it; required where it is given */
export function takeStepNow(bottle: Bottle, step: BottleStep, child?: BottleChild): void {
  const at = new Date(serverNow()).toISOString()
  send(takeStep, { id: newId(), bottleId: bottle.id, step, childId: child?.id ?? null, at })
  if (step === 'given' && child)
    send(bottleFeedCareKind.recordMany, {
      records: [{ id: newId(), childId: child.id, occurredAt: at, detail: feedOf(bottle) }],
    })
  showToast(t(`bottle.done.${step}`, { name: child?.firstName ?? '' }))
}
