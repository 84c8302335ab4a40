import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Bounds {
  from: Date
  until: Date
}

interface Eaten {
  served: number
  all: number
  most: number
  some: number
  none: number
  seconds: number
}

interface Eating extends Eaten {
  id: string
  firstName: string
  familyName: string
  picture: string | null
  roomName: string
}

const ofMeals = ({ from, until }: Bounds) => sql`
  record.tenant_id = current_tenant() and record.kind = 'meal' and record.voided_at is null
    and record.occurred_at >= ${from.toISOString()} and record.occurred_at < ${until.toISOString()}`

const counts = sql`
  count(*)::int as served,
  count(*) filter (where detail->>'eaten' = 'all')::int as "all",
  count(*) filter (where detail->>'eaten' = 'most')::int as most,
  count(*) filter (where detail->>'eaten' = 'some')::int as some,
  count(*) filter (where detail->>'eaten' = 'none')::int as none,
  count(*) filter (where (detail->>'seconds')::boolean)::int as seconds`

/** What was left most comes first. */
const leftMost = sql`(eaten.some + eaten.none)::numeric / eaten.served desc, eaten.served desc`

/** Each child who had a meal, with the room of the last one. */
export async function childrenEating(tx: Tx, bounds: Bounds): Promise<Eating[]> {
  const { rows } = await sql<Eating>`
    select child.id, child.first_name, child.family_name, child.picture, room.name as room_name,
      eaten.served, eaten.all, eaten.most, eaten.some, eaten.none, eaten.seconds
    from (
      select record.child_id, (array_agg(record.room_id order by record.occurred_at desc))[1] as room_id, ${counts}
      from care_record record where ${ofMeals(bounds)}
      group by record.child_id
    ) as eaten
    join child on child.tenant_id = current_tenant() and child.id = eaten.child_id
    join room on room.tenant_id = current_tenant() and room.id = eaten.room_id
    order by ${leftMost}, child.search_name, child.id`.execute(tx)
  return rows
}

/** What was served, in the words that were kept with it. Without what a child had instead. */
export async function dishesEaten(tx: Tx, bounds: Bounds): Promise<(Eaten & { what: string })[]> {
  const { rows } = await sql<Eaten & { what: string }>`
    select * from (
      select detail->>'what' as what, ${counts}
      from care_record record
      where ${ofMeals(bounds)} and detail->>'what' is not null and not (detail->>'alternative')::boolean
      group by 1
    ) as eaten
    order by ${leftMost}, what
    limit 200`.execute(tx)
  return rows
}
