import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { TaskRef } from '../task/index.ts'

/** The fields of an entry that a person edits. */
export interface PlanFields {
  kind: string
  roomId: string | null
  weekdays: number[]
  times: string[]
  seasonFrom: number | null
  seasonUntil: number | null
  staffId: string | null
  startsOn: string
}

/** The plan with the names of rooms and people, by room and first time. */
export function selectPlan(tx: Tx, id?: string) {
  return tx
    .selectFrom('planEntry')
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'planEntry.roomId'))
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'planEntry.staffId'))
    .leftJoin('staff as changer', (join) => sameTenant(join, 'changer.id', 'planEntry.updatedBy'))
    .select([
      'planEntry.id',
      // A CHECK on the table allows only the contract's kinds.
      sql.ref<TaskRef['kind']>('planEntry.kind').as('kind'),
      'room.code as roomCode',
      'room.name as roomName',
      'planEntry.weekdays',
      'planEntry.times',
      'planEntry.seasonFrom',
      'planEntry.seasonUntil',
      'planEntry.staffId',
      'staff.realName as staffName',
      'planEntry.startsOn',
      'planEntry.version',
      'planEntry.updatedAt as changedAt',
      'changer.realName as changedByName',
      'planEntry.removedAt',
    ])
    .where((eb) => (id ? eb('planEntry.id', '=', id) : eb('planEntry.removedAt', 'is', null)))
    .orderBy('room.sort', (order) => order.asc().nullsFirst())
    .orderBy('planEntry.times')
    .orderBy('planEntry.id')
    .execute()
}
export type PlanRecord = Awaited<ReturnType<typeof selectPlan>>[number]

/** Returns false when an entry with this id exists. */
export async function insertEntry(tx: Tx, id: string, fields: PlanFields): Promise<boolean> {
  const made = await tx
    .insertInto('planEntry')
    .values({ id, ...fields })
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Changes the entry if it still has the version that the person edited. Returns whether it did. */
export async function updateEntry(tx: Tx, id: string, version: number, fields: PlanFields): Promise<boolean> {
  const changed = await tx
    .updateTable('planEntry')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Ends the entries that have not ended yet. */
export async function endEntries(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('planEntry')
    .set({ removedAt: at.toISOString() })
    .where('id', 'in', [...ids])
    .where('removedAt', 'is', null)
    .execute()
}

export async function countEntries(tx: Tx, ids: readonly string[]): Promise<number> {
  const row = await tx
    .selectFrom('planEntry')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return row.count
}

/** What the template of the plan depends on. */
export async function centreOfTemplate(tx: Tx) {
  const centre = await tx
    .selectFrom('centre')
    .select(['countryCode as country', 'regionCode as region', 'opensAt', 'closesAt'])
    .executeTakeFirstOrThrow()
  const rooms = await tx
    .selectFrom('room')
    .select(['id', 'code', 'fromMonths', 'untilMonths'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { ...centre, rooms }
}

/** Of two who start the plan at once, the second waits, and finds it started. */
export async function hasPlan(tx: Tx): Promise<boolean> {
  await sql`select from centre for update`.execute(tx)
  const entry = await tx
    .selectFrom('planEntry')
    .select('id')
    .where('removedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
