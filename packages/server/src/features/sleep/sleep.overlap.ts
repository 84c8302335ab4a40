import type { Actor, Context } from '../../platform/context.ts'
import { lockChildren, sleepsAround } from './sleep.queries.ts'

interface Span {
  id: string
  childId: string
  occurredAt: string
  upAt: string | null
}

/** The ids of those sleeps whose child has another one at that time. Locks the children, so that none can begin
 *  meanwhile. */
export async function overlapping(
  { tx, clock }: Pick<Context<unknown, Actor>, 'tx' | 'clock'>,
  sleeps: readonly Span[],
): Promise<ReadonlySet<string>> {
  const childIds = sleeps.map(({ childId }) => childId)
  const after = sleeps.map(({ occurredAt }) => occurredAt).sort()[0]
  if (after === undefined) return new Set()
  await lockChildren(tx, childIds)
  const around = await sleepsAround(tx, childIds, { after, now: clock.now() })
  const meet = ({ id, childId, occurredAt, upAt }: Span) =>
    around.some(
      (other) =>
        other.childId === childId &&
        other.id !== id &&
        (upAt === null || other.occurredAt < upAt) &&
        (other.detail.upAt === null || other.detail.upAt > occurredAt),
    )
  return new Set(sleeps.filter(meet).map(({ id }) => id))
}
