import type { eventFields } from '@daybook/contract/event/event.fields.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Events in this time with this person, in any state. */
export const eventsBetween = (
  tx: Tx,
  { personId, from, until }: { personId: string; from: string; until: string },
) =>
  tx
    .selectFrom('report')
    .select(['id', 'version', 'state'])
    // A CHECK makes sure that an event has both.
    .select((eb) => eb.ref('startsAt').$notNull().as('startsAt'))
    .select((eb) => eb.ref('endsAt').$notNull().as('endsAt'))
    .select(sql.ref<ValuesOf<typeof eventFields>>('detail').as('detail'))
    .where('kind', '=', 'event')
    .where(
      sql<boolean>`(detail->>'leadId' = ${personId} or detail->'staffIds' @> to_jsonb(${personId}::text))`,
    )
    .where('startsAt', '<', until)
    .where('endsAt', '>', from)
    .orderBy('startsAt')
    .execute()

const helps = sql<boolean>`report.detail->'staffIds' @> to_jsonb(me.id::text)`

/** Events on these days, both included, that this person helps with or whose rooms are the person's. Not those that they
 *  lead, nor what was refused or cancelled. */
export const eventsOfDays = (
  tx: Tx,
  { personId, from, until }: { personId: string; from: string; until: string },
) =>
  tx
    .selectFrom('report')
    .innerJoin('staff as me', (join) =>
      join.onRef('me.tenantId', '=', 'report.tenantId').on('me.id', '=', personId),
    )
    .select(['report.id', 'report.summary'])
    // A CHECK makes sure that an event has all three.
    .select((eb) => eb.ref('report.startsAt').$notNull().as('startsAt'))
    .select((eb) => eb.ref('report.dueOn').$notNull().as('day'))
    .select(sql<boolean>`report.due_done_at is not null`.as('isDone'))
    .select(helps.as('isHelper'))
    .where('report.kind', '=', 'event')
    .where('report.state', 'not in', ['refused', 'cancelled'])
    .where('report.dueOn', '>=', from)
    .where('report.dueOn', '<=', until)
    .where('report.duePersonId', '<>', personId)
    .where(({ or }) => or([helps, sql<boolean>`report.detail->'roomIds' @> to_jsonb(me.room_id::text)`]))
    .orderBy('report.startsAt')
    .orderBy('report.id')
    .limit(200)
    .execute()
