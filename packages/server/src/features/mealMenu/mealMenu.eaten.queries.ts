import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Bounds {
  from: Date
  until: Date
}

interface Eating {
  id: string
  firstName: string
  familyName: string
  picture: string | null
  roomName: string
  meals: number
  little: number
  none: number
}

const ofMeals = ({ from, until }: Bounds) => sql`
  record.tenant_id = current_tenant() and record.kind = 'meal' and record.voided_at is null
    and record.occurred_at >= ${from.toISOString()} and record.occurred_at < ${until.toISOString()}`

/** Each child who had a meal, with the room of the last one. Those who left most first. */
export async function childrenEating(tx: Tx, bounds: Bounds): Promise<Eating[]> {
  const { rows } = await sql<Eating>`
    select child.id, child.first_name, child.family_name, child.picture, room.name as room_name,
      eaten.meals, eaten.little, eaten.none
    from (
      select record.child_id, count(*)::int as meals,
        count(*) filter (where detail->>'eaten' in ('some', 'none'))::int as little,
        count(*) filter (where detail->>'eaten' = 'none')::int as none,
        (array_agg(record.room_id order by record.occurred_at desc))[1] as room_id
      from care_record record where ${ofMeals(bounds)}
      group by record.child_id
    ) as eaten
    join child on child.tenant_id = current_tenant() and child.id = eaten.child_id
    join room on room.tenant_id = current_tenant() and room.id = eaten.room_id
    order by eaten.little::numeric / eaten.meals desc, eaten.little desc, child.search_name, child.id`.execute(
    tx,
  )
  return rows
}

interface Eaten {
  what: string
  served: number
  all: number
  most: number
  some: number
  none: number
  seconds: number
}

/** What was served, in the words that were kept with it; what was left most first. Without what a child had instead. */
export async function dishesEaten(tx: Tx, bounds: Bounds): Promise<Eaten[]> {
  const { rows } = await sql<Eaten>`
    select detail->>'what' as what, count(*)::int as served,
      count(*) filter (where detail->>'eaten' = 'all')::int as "all",
      count(*) filter (where detail->>'eaten' = 'most')::int as most,
      count(*) filter (where detail->>'eaten' = 'some')::int as some,
      count(*) filter (where detail->>'eaten' = 'none')::int as none,
      count(*) filter (where (detail->>'seconds')::boolean)::int as seconds
    from care_record record
    where ${ofMeals(bounds)} and detail->>'what' is not null and not (detail->>'alternative')::boolean
    group by 1
    order by count(*) filter (where detail->>'eaten' in ('some', 'none'))::numeric / count(*) desc, 2 desc, 1
    limit 200`.execute(tx)
  return rows
}
