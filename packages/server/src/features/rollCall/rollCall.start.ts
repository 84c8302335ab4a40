// Starting a roll call of which only one goes on at a time, as a drill. Whoever starts another one joins it, and the id that
// their device made leads there for good.
import type { Actor, Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { startRollCall } from './rollCall.call.ts'
import type { Listed } from './rollCall.queries.ts'
import { findStart, insertAlias, lockStarts } from './rollCall.start.queries.ts'

interface Start {
  /** The id of the roll call that this one would be beside. */
  running: () => Promise<string | undefined>
  /** Whoever is on the list of a new one. */
  list: () => Promise<readonly Listed[]>
}

/** @returns the id of the roll call, and whether it was started, joined, or known because this was sent before */
export async function startOrJoin(
  context: Context<unknown, Actor>,
  row: Parameters<typeof startRollCall>[1],
  { running, list }: Start,
): Promise<{ id: string; was: 'started' | 'joined' | 'known' }> {
  const { tx } = context
  await lockStarts(tx)
  const known = await findStart(tx, row.id)
  if (known) {
    const isSameTime = Date.parse(known.startedAt) === Date.parse(row.startedAt)
    if (known.kind !== row.kind || known.createdBy !== row.startedBy || !isSameTime) fail('RECORD_EXISTS')
    return { id: known.rollCallId, was: 'known' }
  }
  const rollCallId = await running()
  if (rollCallId !== undefined) {
    await insertAlias(tx, { id: row.id, rollCallId, startedAt: row.startedAt })
    return { id: rollCallId, was: 'joined' }
  }
  await startRollCall(context, row, await list())
  return { id: row.id, was: 'started' }
}
