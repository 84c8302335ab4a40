import { clockTolerance } from '@daybook/contract/attendance/attendance.rules.ts'
import type { Allergen, CarefulChild } from '@daybook/contract/care/allergen.rules.ts'
import type { Claim, Whereabouts } from '@daybook/contract/care/care.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

export interface ClaimRow extends Claim {
  id: string
}

export interface ClaimFacts extends Whereabouts {
  /** The room that the child was signed into at that time. */
  attendedRoomId: string | null
  /** What is to be known of the child before something is fed or applied. */
  child: CarefulChild
}

export interface Facts {
  /** The room that was named; null where none was, and for one that the centre does not have. */
  namedRoomId: string | null
  /** By the claim's id. */
  ofClaims: ReadonlyMap<string, ClaimFacts>
}

interface Asked {
  roomCode: string | null
  ids: string[]
  childIds: string[]
  instants: string[]
  days: string[]
}

type FactsRow = Pick<CarefulChild, 'dietAvoids' | 'sunscreenConsent'> & {
  id: string
  namedRoomId: string | null
  known: boolean
  attendedRoomId: string | null
  enrolledRoomId: string | null
  allergens: Allergen[]
}

const selectFacts = statement((tx, { roomCode, ids, childIds, instants, days }: Asked) =>
  sql<FactsRow>`
    select claim.id,
      (select id from room where tenant_id = current_tenant() and code = ${roomCode}) as named_room_id,
      child.id is not null as known,
      stay.room_id as attended_room_id, enrolment.room_id as enrolled_room_id,
      coalesce(child.diet_avoids, '{}') as diet_avoids, child.sunscreen_consent,
      array(
        select unnest(allergens) from allergy
        where allergy.tenant_id = current_tenant() and allergy.child_id = claim.child_id
      ) as allergens
    from unnest(${ids}::uuid[], ${childIds}::uuid[],
      ${instants}::timestamptz[], ${days}::date[])
      as claim (id, child_id, at, day)
    left join child on child.tenant_id = current_tenant() and child.id = claim.child_id
    left join enrolment on enrolment.tenant_id = current_tenant() and enrolment.child_id = claim.child_id
      and enrolment.starts_on <= claim.day and coalesce(enrolment.ends_on, 'infinity') >= claim.day
    left join lateral (
      select room_id from attendance
      where tenant_id = current_tenant() and child_id = claim.child_id and day = claim.day and voided_at is null
        and signed_in_at <= claim.at + ${clockTolerance} * interval '1 millisecond'
        and coalesce(signed_out_at, 'infinity') > claim.at
      order by signed_in_at desc limit 1
    ) as stay on true`.compile(tx),
)

/** What is known of every claim, and of the room that is named for all of them, in one query: each claim has a time of
 *  its own. A tablet whose clock is a little behind the one that signed the child in is not held against anybody.
 *  @param claims at least one */
export async function factsOf(tx: Tx, claims: readonly ClaimRow[], roomCode: string | null): Promise<Facts> {
  const rows = await selectFacts(tx, {
    roomCode,
    ids: claims.map((claim) => claim.id),
    childIds: claims.map((claim) => claim.childId),
    instants: claims.map((claim) => claim.occurredAt),
    days: claims.map((claim) => claim.day),
  })
  const ofClaims = new Map(
    rows.map(({ id, namedRoomId: _, known, attendedRoomId, enrolledRoomId, allergens, ...careful }) => {
      const roomIds = [attendedRoomId, enrolledRoomId].filter((room) => room !== null)
      const child = { ...careful, allergies: [{ allergens }] }
      return [id, { known, present: attendedRoomId !== null, attendedRoomId, roomIds, child }]
    }),
  )
  return { namedRoomId: rows[0]?.namedRoomId ?? null, ofClaims }
}
