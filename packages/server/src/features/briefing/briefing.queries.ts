import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A child who is in the room now, with when the stay was last changed. */
export interface Here {
  childId: string
  changedAt: string
}

interface Place {
  id: string
  code: string
  name: string
  here: Here[]
}

/** A room and who is there now; undefined when the centre has no such room. */
export async function placeNow(tx: Tx, code: string, day: string): Promise<Place | undefined> {
  const rows = await tx
    .selectFrom('room')
    .leftJoin('attendance as stay', (join) =>
      sameTenant(join, 'stay.roomId', 'room.id')
        .on('stay.day', '=', day)
        .on('stay.signedOutAt', 'is', null)
        .on('stay.voidedAt', 'is', null),
    )
    .select(['room.id', 'room.code', 'room.name', 'stay.childId', 'stay.updatedAt as changedAt'])
    .where('room.code', '=', code)
    .execute()
  const [room] = rows
  if (!room) return undefined
  const here = rows.flatMap(({ childId, changedAt }) =>
    childId !== null && changedAt !== null ? [{ childId, changedAt }] : [],
  )
  return { id: room.id, code: room.code, name: room.name, here }
}

interface CareRow {
  childId: string
  id: string
  kind: (typeof careKindNames)[number]
  occurredAt: string
  note: string | null
  detail: Record<string, string | number | boolean | null>
  changedAt: string
}

/** More notes than anybody writes about a child in a day. */
const mostNotes = 20

/** The last entry of each kind of care since an instant and every note; and a sleep that nobody has ended since it began
 *  earlier. Each kind is found by its own index. Newest first, without voided ones. */
export async function careSince(tx: Tx, childIds: readonly string[], from: Date): Promise<CareRow[]> {
  const { rows } = await sql<CareRow>`
    select asked.child_id, last.* from unnest(${childIds}::uuid[]) as asked (child_id)
    cross join unnest(${careKindNames}::text[]) as wanted (kind)
    cross join lateral (
      select id, kind, occurred_at, note, detail, updated_at as changed_at from care_record
      where tenant_id = current_tenant() and child_id = asked.child_id and kind = wanted.kind
        and voided_at is null
      order by occurred_at desc, id desc
      limit case when wanted.kind = 'dayNote' then ${mostNotes}::int else 1 end
    ) as last
    where last.occurred_at >= ${from.toISOString()} or last.detail->'upAt' = 'null'
    order by last.occurred_at desc, last.id`.execute(tx)
  return rows
}

export interface ReportRow {
  childId: string
  id: string
  kind: 'medicine' | 'incident'
  at: string
  detail: { name?: string; dose?: string; injuries?: string[] | null; bodyParts?: string[] | null }
  changedAt: string
}

/** Doses and accidents since an instant, newest first, without those that were cancelled or refused. */
export async function reportsSince(tx: Tx, childIds: readonly string[], from: Date): Promise<ReportRow[]> {
  return tx
    .selectFrom('report')
    .select(['report.id', 'report.updatedAt as changedAt'])
    .select((eb) => [
      eb.ref('report.childId').$notNull().as('childId'),
      eb.ref('report.occurredAt').$notNull().as('at'),
      eb.ref('report.kind').$castTo<ReportRow['kind']>().as('kind'),
      // The schemas of the two kinds guarantee it.
      eb.ref('report.detail').$castTo<ReportRow['detail']>().as('detail'),
    ])
    .where(among('report.childId', childIds))
    .where('report.occurredAt', '>=', from.toISOString())
    .where('report.kind', 'in', ['medicine', 'incident'])
    .where('report.state', 'not in', ['cancelled', 'refused'])
    .orderBy('report.occurredAt', 'desc')
    .orderBy('report.id')
    .execute()
}

/** The court orders of these children, and when their records with allergies and enrolments were last changed. */
export const recordsOf = (tx: Tx, childIds: readonly string[]) =>
  tx
    .selectFrom('child')
    .select(['child.id as childId', 'child.custodyNote'])
    .select(
      sql<string>`greatest(child.updated_at, (
        select max(allergy.updated_at) from allergy
        where allergy.tenant_id = child.tenant_id and allergy.child_id = child.id), (
        select max(enrolment.updated_at) from enrolment
        where enrolment.tenant_id = child.tenant_id and enrolment.child_id = child.id))`.as('changedAt'),
    )
    .where(among('child.id', childIds))
    .execute()

/** The reminders of a day about these children. */
export const remindersOn = (tx: Tx, childIds: readonly string[], day: string) =>
  tx
    .selectFrom('reminder')
    .select(['childId', 'text', 'updatedAt as changedAt'])
    .where(among('childId', childIds))
    .where('startsOn', '<=', day)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)]))
    .orderBy('startsOn')
    .orderBy('id')
    .execute()

const selectReadings = (tx: Tx) =>
  tx
    .selectFrom('briefingReading as reading')
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'reading.roomId'))
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'reading.byId'))
    .select(['reading.id', 'reading.at', 'reading.newestAt', 'room.code as roomCode'])
    .select(['staff.id as byId', 'staff.realName as byName'])

export type ReadingRow = Awaited<ReturnType<typeof readingsOf>>[number]

/** More than take over a room in a day. */
const mostReadings = 50

/** Who has read the briefing of a room on a day, newest first. */
export const readingsOf = (tx: Tx, roomId: string, day: string) =>
  selectReadings(tx)
    .where('reading.roomId', '=', roomId)
    .where('reading.day', '=', day)
    .orderBy('reading.at', 'desc')
    .orderBy('reading.id')
    .limit(mostReadings)
    .execute()

export const findReading = (tx: Tx, id: string) =>
  selectReadings(tx).where('reading.id', '=', id).executeTakeFirst()

interface NewReading {
  id: string
  roomId: string
  day: string
  byId: string
  at: string
  newestAt: string | null
}

/** @returns false where there is one with this id */
export async function insertReading(tx: Tx, reading: NewReading): Promise<boolean> {
  const made = await tx
    .insertInto('briefingReading')
    .values(reading)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
