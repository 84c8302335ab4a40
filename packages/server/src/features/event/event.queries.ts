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
