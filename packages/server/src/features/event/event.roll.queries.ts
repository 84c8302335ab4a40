import type { eventFields } from '@daybook/contract/event/event.fields.ts'
import { addDays, dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { personKinds } from '@daybook/contract/rollCall/rollCall.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Listed, peopleNamed, presentAt } from '../rollCall/index.ts'

export const findEvent = (tx: Tx, id: string) =>
  tx
    .selectFrom('report')
    .select(['id', sql.ref<ValuesOf<typeof eventFields>>('detail').as('detail')])
    .where('id', '=', id)
    .where('kind', '=', 'event')
    .executeTakeFirst()

/** The stop in whose count somebody takes part who began one at this instant: two phones that begin within minutes of each
 *  other are at the same place, and may arrive in any order. */
export async function findSameStop(tx: Tx, eventId: string, at: string): Promise<string | undefined> {
  const stop = await tx
    .selectFrom('rollCall')
    .select('id')
    .where('kind', '=', 'excursion')
    .where('aboutId', '=', eventId)
    .where(sql<boolean>`started_at between ${at}::timestamptz - interval '5 minutes'
      and ${at}::timestamptz + interval '5 minutes'`)
    .where(sql<boolean>`coalesce(ended_at, 'infinity') >= ${at}`)
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return stop?.id
}

type Asked = Pick<ValuesOf<typeof eventFields>, 'roomIds' | 'childIds' | 'staffIds' | 'leadId'> & {
  day: string
  at: string
}

/** The children who go, by room and name, then the staff, then the visitors in the house. Of whole rooms go those who were
 *  signed in at that instant. */
export async function peopleOfEvent(tx: Tx, { day, at, ...asked }: Asked): Promise<Listed[]> {
  const rooms = new Set(asked.roomIds ?? [])
  const children = new Set(asked.childIds ?? [])
  const staff = new Set([asked.leadId, ...asked.staffIds])
  const present = await presentAt(tx, day, at)
  const goes = ({ id, kind, roomId }: Listed) =>
    (kind === 'child' && (children.has(id) || (roomId !== null && rooms.has(roomId)))) ||
    (kind === 'staff' && staff.has(id))
  const here = present.filter(goes)
  const named = [...children, ...staff].filter((id) => !here.some((person) => person.id === id))
  const all = [
    ...here,
    ...(await peopleNamed(tx, named)),
    ...present.filter(({ kind }) => kind === 'visitor'),
  ]
  return personKinds.flatMap((kind) => all.filter((person) => person.kind === kind))
}

/** Two phones that begin the same count are one, and one of them may know that it is the one back at the centre. */
export const setReturn = (tx: Tx, id: string) =>
  tx
    .updateTable('rollCall')
    .set({ isReturn: true })
    .where('id', '=', id)
    .where('isReturn', '=', false)
    .execute()

const mostDaysMoved = 60

interface Counted {
  person: string
  excursion: string
  place: string
  at: string
  isBack: boolean
}

/** Whoever excursions have counted on a day, each with the last place, and whether that was back at the centre. Not who was
 *  collected on the way. Rain moves an excursion to a day for which nobody has planned it, within these days. */
export async function lastCounted(tx: Tx, day: string, timeZone: string) {
  const { from, until } = dayBounds(day, timeZone)
  const { rows } = await sql<Counted>`
    select distinct on (person) coalesce(seen.child_id, seen.staff_id, seen.visit_id) as person,
      report.detail->>'name' as excursion, stop.place, seen.marked_at as at,
      stop.is_return as "isBack"
    from report
    join roll_call stop on stop.tenant_id = report.tenant_id and stop.about_id = report.id and stop.kind = 'excursion'
    join roll_call_person seen on seen.tenant_id = stop.tenant_id and seen.roll_call_id = stop.id
    where report.tenant_id = current_tenant() and report.kind = 'event'
      and report.due_on between ${addDays(day, -mostDaysMoved)} and ${addDays(day, mostDaysMoved)}
      and stop.started_at >= ${from.toISOString()} and stop.started_at < ${until.toISOString()}
      and seen.marked_at is not null and not seen.has_left and stop.place is not null
    order by person, stop.started_at desc, stop.id desc`.execute(tx)
  return new Map(rows.map(({ person, ...counted }) => [person, counted]))
}
