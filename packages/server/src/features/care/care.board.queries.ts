import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { statement, type Value } from '../../platform/database/statement.ts'

interface RoomOfDay {
  id: string
  code: string
  name: string
  /** The children of the room on the day: enrolled there, or signed in there. */
  childIds: string[]
}

interface Day {
  day: string
}

const select = (which: RawBuilder<unknown>, day: RawBuilder<string>) => sql<RoomOfDay>`
  select room.id, room.code, room.name, array(
    select enrolment.child_id from enrolment
    join child on child.tenant_id = enrolment.tenant_id and child.id = enrolment.child_id and child.active
    where enrolment.tenant_id = room.tenant_id and enrolment.room_id = room.id
      and enrolment.starts_on <= ${day} and coalesce(enrolment.ends_on, 'infinity') >= ${day}
    union
    select child_id from attendance
    where tenant_id = room.tenant_id and room_id = room.id and day = ${day} and voided_at is null
  ) as child_ids
  from room where room.tenant_id = current_tenant() and ${which}`

const withCode = statement((db, value: Value<Day & { code: string }>) =>
  select(sql`room.code = ${value('code')}`, value('day')).compile(db),
)
const withId = statement((db, value: Value<Day & { id: string }>) =>
  select(sql`room.id = ${value('id')}`, value('day')).compile(db),
)

/** A room by its code or id, and its children on a day. Undefined when the centre has no such room. */
export async function roomOfDay(
  tx: Tx,
  day: string,
  which: { code: string } | { id: string },
): Promise<RoomOfDay | undefined> {
  const [room] = 'code' in which ? await withCode(tx, { ...which, day }) : await withId(tx, { ...which, day })
  return room
}

export async function roomById(tx: Tx, id: string): Promise<{ id: string; code: string; name: string }> {
  return tx.selectFrom('room').select(['id', 'code', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}
