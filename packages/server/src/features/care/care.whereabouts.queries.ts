import type { Claim, Whereabouts } from '@daybook/contract/care/care.rules.ts'
import { clockTolerance } from '@daybook/contract/kernel/entryClock.rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { statement, type Value } from '../../platform/database/statement.ts'

export interface ClaimRow extends Claim {
  id: string
}

export interface ClaimFacts extends Whereabouts {
  /** The room that the child was signed into at that time. */
  attendedRoomId: string | null
  /** Whether a record with this id exists. */
  recorded: boolean
}

export interface Facts {
  /** The named room; null when none was named or the centre does not have it. */
  namedRoomId: string | null
  /** By claim id. */
  ofClaims: ReadonlyMap<string, ClaimFacts>
}

interface NamedRoom {
  roomCode: string | null
}

interface Lists {
  ids: string[]
  childIds: string[]
  instants: string[]
  days: string[]
}

interface FactsRow {
  id: string
  recorded: boolean
  namedRoomId: string | null
  known: boolean
  attendedRoomId: string | null
  enrolledRoomId: string | null
}

const facts = (claims: RawBuilder<unknown>, roomCode: RawBuilder<string | null>) => sql<FactsRow>`
  select claim.id,
    exists (select from care_record where tenant_id = current_tenant() and id = claim.id) as recorded,
    (select id from room where tenant_id = current_tenant() and code = ${roomCode}) as named_room_id,
    child.id is not null as known, stay.room_id as attended_room_id, enrolment.room_id as enrolled_room_id
  from ${claims} as claim (id, child_id, at, day)
  left join child on child.tenant_id = current_tenant() and child.id = claim.child_id
  left join enrolment on enrolment.tenant_id = current_tenant() and enrolment.child_id = claim.child_id
    and enrolment.starts_on <= claim.day and coalesce(enrolment.ends_on, 'infinity') >= claim.day
  left join lateral (
    select room_id from attendance
    where tenant_id = current_tenant() and child_id = claim.child_id and day = claim.day and voided_at is null
      and signed_in_at <= claim.at + ${clockTolerance} * interval '1 millisecond'
      and coalesce(signed_out_at, 'infinity') > claim.at
    order by signed_in_at desc limit 1
  ) as stay on true`

/** Most records are created one by one, and unnesting a list takes longer than looking up one child. */
const factsOfOne = statement((db, value: Value<ClaimRow & NamedRoom>) =>
  facts(
    sql`(values (${value('id')}::uuid, ${value('childId')}::uuid, ${value('occurredAt')}::timestamptz,
      ${value('day')}::date))`,
    value('roomCode'),
  ).compile(db),
)

const factsOfMany = statement((db, value: Value<Lists & NamedRoom>) =>
  facts(
    sql`unnest(${value('ids')}::uuid[], ${value('childIds')}::uuid[], ${value('instants')}::timestamptz[],
      ${value('days')}::date[])`,
    value('roomCode'),
  ).compile(db),
)

/** The facts of every claim, and of the room named for all of them, in one query. Each claim has its own time. The
 *  query allows for a tablet whose clock is a little behind the one that signed the child in.
 *  @param claims at least one */
export async function factsOf(tx: Tx, claims: readonly ClaimRow[], roomCode: string | null): Promise<Facts> {
  const [first, ...more] = claims
  const rows =
    first && more.length === 0
      ? await factsOfOne(tx, { ...first, roomCode })
      : await factsOfMany(tx, {
          roomCode,
          ids: claims.map((claim) => claim.id),
          childIds: claims.map((claim) => claim.childId),
          instants: claims.map((claim) => claim.occurredAt),
          days: claims.map((claim) => claim.day),
        })
  const ofClaims = new Map(
    rows.map(({ id, known, recorded, attendedRoomId, enrolledRoomId }) => {
      const roomIds = [attendedRoomId, enrolledRoomId].filter((room) => room !== null)
      return [id, { known, recorded, present: attendedRoomId !== null, attendedRoomId, roomIds }]
    }),
  )
  return { namedRoomId: rows[0]?.namedRoomId ?? null, ofClaims }
}
