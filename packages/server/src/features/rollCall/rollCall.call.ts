// Calling a roll: a list that is fixed at its start, marks from several devices, and an end. Whoever was not seen is
// named to those with the right of the kind.
import { clockTolerance, uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { RollPerson } from '@daybook/contract/rollCall/rollCall.kind.ts'
import {
  isChange,
  missingOf,
  type RollCallKindName,
  rollCallKinds,
} from '@daybook/contract/rollCall/rollCall.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors.ts'
import { idOf } from '../../platform/ids.ts'
import {
  insertPeople,
  insertRollCall,
  type Listed,
  peopleNamed,
  peopleOf,
  updateEnd,
  updateMarks,
} from './rollCall.queries.ts'

type Writing = Context<unknown, Actor>

/** A roll call as its kind writes to it. */
export interface Call {
  kind: RollCallKindName
  id: string
  startedAt: string
  endedAt: string | null
  /** Notifies those with the right of the kind's alert. One cause makes one message, so what may happen again, as a mark
   *  that is taken back, has a cause for each time. */
  notify: (
    what: 'missing' | 'found' | 'collected',
    about: { people: string; causeId: string; also?: string[]; except?: string[] },
  ) => Promise<void>
}

const longestAgo = 7 * 86_400_000

/** When something happened. A device whose clock is wrong says by how much, or else it counts as now. */
export function entryTime({ clock, caller }: Pick<Writing, 'clock' | 'caller'>, at: string): string {
  const now = clock.now()
  const uncertain = uncertainTimes({ at }, caller.entryClock, now)
  if (uncertain) return uncertain.at ?? now.toISOString()
  const since = now.getTime() - Date.parse(at)
  if (since < -clockTolerance) fail('TIME_IN_FUTURE')
  return since > longestAgo ? fail('TIME_TOO_OLD') : at
}

/** Starts a roll call with its list. @returns whether it is new */
export async function startRollCall(
  { tx, ids }: Writing,
  row: Parameters<typeof insertRollCall>[1],
  people: readonly Listed[],
): Promise<boolean> {
  if (!(await insertRollCall(tx, row))) return false
  await insertPeople(
    tx,
    row.id,
    people.map((person) => ({ ...person, rowId: ids() })),
  )
  return true
}

/** Marks people as seen or as having left, or takes the marks back. Whoever is seen and was not on the list is added to it. After the end
 *  those with the right learn of both, so that the last message says what is true. */
export async function markSeen(
  context: Writing,
  call: Call,
  input: { people: readonly string[]; isSeen: boolean; hasLeft?: boolean | undefined; at: string },
): Promise<void> {
  const { tx, ids, actor } = context
  const { isSeen } = input
  const hasLeft = isSeen && input.hasLeft === true
  const at = entryTime(context, input.at)
  const listed = await peopleOf(tx, [call.id])
  const onList = new Set(listed.map(({ person }) => person.id))
  const others = await peopleNamed(
    tx,
    input.people.filter((id) => !onList.has(id)),
  )
  const known = new Set([...onList, ...others.map(({ id }) => id)])
  if (input.people.some((id) => !known.has(id))) fail('NOT_FOUND')
  const added = isSeen ? others.map((person) => ({ ...person, rowId: ids() })) : []
  await insertPeople(tx, call.id, added)
  const changed = listed
    .filter(({ person }) => input.people.includes(person.id))
    .filter(({ person, changedAt }) =>
      isChange(
        { isSeen: person.marked !== null, hasLeft: person.marked?.hasLeft, changedAt },
        { isSeen, hasLeft, at },
      ),
    )
  const rows = [...added, ...changed].map(({ rowId }) => rowId)
  await updateMarks(tx, rows, { mark: isSeen ? { at, by: actor.personId, hasLeft } : null, at })
  if (call.endedAt === null) return
  const { counted } = rollCallKinds[call.kind]
  for (const { rowId, person } of changed) {
    if (!counted.some((kind) => kind === person.kind)) continue
    const about = { people: person.name, causeId: idOf(`${rowId} ${at}`) }
    const found = hasLeft ? 'collected' : 'found'
    if (isSeen) await call.notify(found, { ...about, except: [actor.personId] })
    else await call.notify('missing', { ...about, also: [actor.personId] })
  }
}

/** Ends a roll call. The first end counts. Those with the right learn who is missing, and so does whoever ended it. */
export async function endRollCall(context: Writing, call: Call, at: string): Promise<void> {
  if (call.endedAt !== null) return
  const { tx, actor } = context
  const isTooEarly = Date.parse(at) < Date.parse(call.startedAt)
  await updateEnd(tx, call.id, { endedAt: isTooEarly ? call.startedAt : at, endedBy: actor.personId })
  const people = await listOf(tx, call.id)
  const missing = missingOf(people, rollCallKinds[call.kind])
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  await call.notify('missing', { people: names, causeId: call.id, also: [actor.personId] })
}

/** Everybody on the list of a roll call. */
export const listOf = async (tx: Tx, id: string): Promise<RollPerson[]> =>
  (await peopleOf(tx, [id])).map(({ person }) => person)
