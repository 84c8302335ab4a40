import { sql } from 'kysely'
import { among, given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { roomOfSleep } from './sleep.watch.queries.ts'

interface Period {
  from: Date
  until: Date
}

const isSleep = sql<boolean>`kind = 'sleep' and voided_at is null`

/** The open sleeps of the centre. They are found before any other condition, and by these very words, because only then
 *  their own small index is read. */
const withOpen = (tx: Tx) =>
  tx.with(
    (cte) => cte('open').materialized(),
    (db) =>
      db
        .selectFrom('careRecord as sleep')
        .select(['id', 'childId', 'roomId', 'taskId', 'occurredAt', roomOfSleep.as('roomNow')])
        .where(isSleep)
        .where(sql<boolean>`detail->'upAt' = 'null'`),
  )

/** Sleeps of a period that are not voided, and open ones from before it. By children, by room, or for the centre. */
export async function sleepIdsOf(
  tx: Tx,
  { from, until }: Period,
  of: { childIds?: readonly string[]; roomId?: string | undefined; taskId?: string | undefined } = {},
): Promise<string[]> {
  const { childIds, roomId, taskId } = of
  const before = until.toISOString()
  // As alternatives of one condition these would need a scan of all sleeps there have been.
  const rows = await withOpen(tx)
    .selectFrom('open')
    .select('id')
    .$if(childIds !== undefined, (query) => query.where(among('childId', childIds ?? [])))
    .where((eb) => given(eb, { roomId, taskId }))
    .where('occurredAt', '<', before)
    .union(
      tx
        .selectFrom('careRecord')
        .select('id')
        .where(isSleep)
        .$if(childIds !== undefined, (query) => query.where(among('childId', childIds ?? [])))
        .where((eb) => given(eb, { roomId, taskId }))
        .where('occurredAt', '<', before)
        .where('occurredAt', '>=', from.toISOString()),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The children who are in bed or asleep now, in this room or in any. */
export async function openSleepIds(tx: Tx, roomId: string | undefined): Promise<string[]> {
  const rows = await withOpen(tx)
    .selectFrom('open')
    .select('id')
    .where((eb) => given(eb, { roomNow: roomId }))
    .execute()
  return rows.map(({ id }) => id)
}

/** The child and room of each sleep, by sleep id. */
export async function placesOf(tx: Tx, sleepIds: readonly string[]) {
  const rows = await tx
    .selectFrom('careRecord as sleep')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'sleep.childId'))
    .innerJoin('room', (join) =>
      join.onRef('room.tenantId', '=', 'sleep.tenantId').on('room.id', '=', roomOfSleep),
    )
    .select(['sleep.id as sleepId', 'child.id', 'child.firstName', 'child.familyName', 'child.picture'])
    .select(['room.id as roomId', 'room.code', 'room.name'])
    .where(among('sleep.id', sleepIds))
    .execute()
  return new Map(
    rows.map(({ sleepId, roomId, code, name, ...child }) => [
      sleepId,
      { child, room: { id: roomId, code, name } },
    ]),
  )
}
