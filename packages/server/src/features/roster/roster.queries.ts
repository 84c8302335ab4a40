import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { Roster } from '@daybook/contract/roster/roster.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isOfCentre } from '../staff/index.ts'

/** Whoever can be planned, by name. */
export function peopleToPlan(tx: Tx) {
  return tx
    .selectFrom('staff')
    .select(['id', 'realName as name', 'roomId'])
    .where('active', '=', true)
    .where(isOfCentre)
    .orderBy(sql`fold_name(real_name)`)
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Leave in this time that is confirmed or asked for. */
export function leaveIn(tx: Tx, { from, until }: { from: Date; until: Date }) {
  return (
    tx
      .selectFrom('report')
      .select(['authorId as personId', 'state'])
      // A CHECK makes sure that leave has both.
      .select((eb) => eb.ref('startsAt').$notNull().as('startsAt'))
      .select((eb) => eb.ref('endsAt').$notNull().as('endsAt'))
      // In the words of its index.
      .where(sql<boolean>`kind = 'leave' and state in ('submitted', 'confirmed')`)
      .where('startsAt', '<', until.toISOString())
      .where('endsAt', '>', from.toISOString())
      .orderBy('startsAt')
      .execute()
  )
}

/** The working weeks of everybody that begin by a day, the newest first. */
export const workingWeeksBy = (tx: Tx, day: string) =>
  tx
    .selectFrom('workingWeek')
    .select(['staffId as personId', 'startsOn as from', 'weekdays'])
    .where('startsOn', '<=', day)
    .orderBy('startsOn', 'desc')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Children booked on any day of the week that begins on this Monday.
 *  @param closed days on which the centre is closed */
export async function bookedIn(tx: Tx, weekOn: string, closed: readonly string[]) {
  const { rows } = await sql<{
    childId: string
    roomId: string
    birthDate: string
    days: string[]
    from: string
    until: string
  }>`
    select child_id, room_id, birth_date::text, to_char(arrives_at, 'HH24:MI') as "from",
      to_char(leaves_at, 'HH24:MI') as until, array_agg(day::text order by day) as days
    from bookings(${weekOn}, ${addDays(weekOn, 6)}, ${closed}::date[]) as booking
    join child on child.tenant_id = current_tenant() and child.id = booking.child_id
    group by enrolment_id, child_id, room_id, birth_date, arrives_at, leaves_at
    order by room_id, arrives_at, enrolment_id`.execute(tx)
  return rows
}

/** What is published for the week that begins on this Monday, but for this one. Row security lets no index find by a field
 *  of the detail, so one finds by the end of the week, in any time zone. */
export async function rosterOfWeek(tx: Tx, weekOn: string, exceptId?: string) {
  const row = await tx
    .selectFrom('publication')
    .select(['id', sql.ref<Roster>('detail').as('detail')])
    .where('kind', '=', 'roster')
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '>', addDays(weekOn, 5))
    .where('endsAt', '<', addDays(weekOn, 9))
    .where(sql<boolean>`detail->>'weekOn' = ${weekOn}`)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return row
}

/** The week as it was in the version before this one that the person confirmed last. */
export async function lastConfirmed(
  tx: Tx,
  { publicationId, personId, version }: { publicationId: string; personId: string; version: number },
): Promise<Roster | undefined> {
  const row = await tx
    .selectFrom('receipt')
    .innerJoin('publicationStep as step', (join) =>
      sameTenant(join, 'step.publicationId', 'receipt.publicationId').onRef(
        'step.version',
        '=',
        'receipt.version',
      ),
    )
    .select(sql.ref<Roster>('step.detail').as('detail'))
    .where('receipt.publicationId', '=', publicationId)
    .where('receipt.personId', '=', personId)
    .where('receipt.version', '<', version)
    .where('receipt.answer', '=', 'confirmed')
    .orderBy('receipt.version', 'desc')
    .orderBy('step.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.detail
}

/** Published weeks in which the person works. */
export const rostersBetween = (
  tx: Tx,
  { personId, from, until }: { personId: string; from: string; until: string },
) =>
  tx
    .selectFrom('publication as roster')
    .innerJoin('receipt as own', (join) =>
      sameTenant(join, 'own.publicationId', 'roster.id').onRef('own.version', '=', 'roster.version'),
    )
    .innerJoin('centre', 'centre.tenantId', 'roster.tenantId')
    .select(['roster.id', 'roster.revision', 'centre.name as centreName'])
    .select(sql.ref<Roster>('roster.detail').as('detail'))
    .where('roster.kind', '=', 'roster')
    .where('roster.withdrawnAt', 'is', null)
    .where('own.personId', '=', personId)
    .where('roster.endsAt', '>', from)
    .where('roster.startsAt', '<', until)
    .orderBy('roster.startsAt')
    .execute()

/** Weeks are published a few months ahead at most. */
const mostWeeks = 60

/** Published weeks that are not over at an instant, the first one first.
 *  @param until of those that have begun by then */
export const rostersFrom = (tx: Tx, from: string, until?: string) =>
  tx
    .selectFrom('publication')
    .select(['id', sql.ref<Roster>('detail').as('detail')])
    .where('kind', '=', 'roster')
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '>', from)
    .$if(until !== undefined, (query) => query.where('startsAt', '<', until ?? ''))
    .orderBy('endsAt')
    .limit(mostWeeks)
    .execute()

/** Published weeks that begin before a day, the newest first. */
export const rostersUntil = (tx: Tx, before: string) =>
  tx
    .selectFrom('publication')
    .select(['id', sql.ref<Roster>('detail').as('detail')])
    .where('kind', '=', 'roster')
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '<', addDays(before, 9))
    .where(sql<boolean>`detail->>'weekOn' < ${before}`)
    .orderBy('endsAt', 'desc')
    // Those of the weeks ahead, and the last one before them.
    .limit(20)
    .execute()

interface Template {
  id: string
  name: string
  shifts: Roster['shifts']
}

export const templates = (tx: Tx): Promise<Template[]> =>
  tx
    .selectFrom('rosterTemplate')
    .select(['id', 'name', sql.ref<Roster['shifts']>('shifts').as('shifts')])
    .orderBy(sql`lower(name)`)
    .limit(50)
    .execute()

/** @returns whether its name was free */
export async function insertTemplate(tx: Tx, { shifts, ...template }: Template): Promise<boolean> {
  const row = await tx
    .insertInto('rosterTemplate')
    .values({ ...template, shifts: JSON.stringify(shifts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteTemplate = (tx: Tx, id: string) =>
  tx.deleteFrom('rosterTemplate').where('id', '=', id).returning('id').executeTakeFirst()
