// Who the children are handed to: what the rule says of it (collect.rules.ts), and what is kept of the handover.
import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { refusalOfBar } from '@daybook/contract/contact/bars.rules.ts'
import { collecting } from '@daybook/contract/contact/collect.rules.ts'
import { foldName } from '@daybook/contract/kernel/names.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, type Refusals } from '../../platform/errors.ts'
import { collectorMinAge, collectorsOfAll } from '../contact/index.ts'
import { staffWithRights } from '../staff/index.ts'
import { collectedOn, type KeptHandover, nobodyAsked } from './attendance.handover.queries.ts'

type Said = Pick<
  ContextOf<(typeof attendance.operations)['signOut']>['input'],
  'collector' | 'secondId' | 'wordBy' | 'wordHow' | 'identityBy' | 'ageAtLeast'
>

/** What to keep of each child's handover on this day. Adds why a child cannot be handed over to the refusals. */
export async function handoversOf(
  { tx, actor }: { tx: Tx; actor: Actor },
  wanted: { ids: readonly string[]; day: string; said: Said },
  refusals: Refusals,
): Promise<ReadonlyMap<string, KeptHandover>> {
  const { ids, day, said } = wanted
  const { collector, secondId, wordHow, ...how } = said
  if (secondId !== undefined) await refuseSecond(tx, actor, secondId)
  const [collectors, minAge] = await Promise.all([collectorsOfAll(tx, ids), collectorMinAge(tx)])
  const contacts = Map.groupBy(collectors, ({ childId }) => childId)
  return new Map(
    ids.map((id): [string, KeptHandover] => {
      const known = contacts.get(id) ?? []
      if (collector === undefined)
        return [id, { ...nobodyAsked, collectedBasis: known.length > 0 ? 'notAsked' : null }]
      const found = collecting(known, { ...how, collector, day, minAge, hasSecond: secondId !== undefined })
      if (found.outcome !== 'allowed') {
        if (found.outcome === 'blocked') refusals[id] ??= refusalOfBar[found.bar]
        else refusals[id] ??= found.outcome === 'needsMore' ? 'COLLECTOR_UNKNOWN' : 'WORD_NOT_ALLOWED'
        return [id, nobodyAsked]
      }
      const { basis } = found
      return [
        id,
        {
          ...nobodyAsked,
          collectedBy: collector,
          collectedBasis: basis,
          collectedById: basis === 'contact' ? found.contact.id : null,
          secondedBy: secondId ?? null,
          wordById: basis === 'parentWord' ? found.contact.id : null,
          wordHow: basis === 'parentWord' ? (wordHow ?? null) : null,
          identityBy: basis === 'contact' || basis === 'noContacts' ? null : (how.identityBy ?? null),
        },
      ]
    }),
  )
}

/** The second member of staff is somebody else who may sign children out here. */
async function refuseSecond(tx: Tx, actor: Actor, secondId: string): Promise<void> {
  if (secondId === actor.personId) fail('SECOND_IS_FIRST', { secondId: 'SECOND_IS_FIRST' })
  const able = await staffWithRights(tx, ['attendance.record'])
  if (!able.some(({ id }) => id === secondId)) fail('STAFF_NOT_FOUND', { secondId: 'STAFF_NOT_FOUND' })
}

/** Why a child who is not signed in cannot be signed out: somebody else has collected it, or it is not here. */
export async function refuseAway(
  tx: Tx,
  away: { ids: readonly string[]; day: string; collector: string | undefined },
  refusals: Refusals,
): Promise<void> {
  const { ids, day, collector } = away
  const collected =
    collector !== undefined && ids.length > 0 ? await collectedOn(tx, ids, day) : new Map<string, string>()
  for (const id of ids) {
    const by = collected.get(id)
    const isOther = by !== undefined && foldName(by) !== foldName(collector ?? '')
    refusals[id] = isOther ? 'CHILD_COLLECTED' : 'CHILD_NOT_SIGNED_IN'
  }
}
