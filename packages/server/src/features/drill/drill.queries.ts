import { type DrillType, drillTypes } from '@daybook/contract/drill/drill.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

const type = sql.ref<DrillType>('drill.type').as('type')

/** A drill is the roll call with its id. */
const drills = (tx: Tx) =>
  tx
    .selectFrom('drill')
    .innerJoin('rollCall as roll', (join) => sameTenant(join, 'roll.id', 'drill.id'))
    .innerJoin('staff as starter', (join) => sameTenant(join, 'starter.id', 'roll.startedBy'))
    .leftJoin('staff as finisher', (join) => sameTenant(join, 'finisher.id', 'drill.finishedBy'))
    .select(['drill.id', type, 'drill.day', 'roll.startedAt', 'roll.startedBy'])
    .select(['starter.realName as startedByName', 'roll.endedAt', 'drill.finishedAt', 'drill.finishedBy'])
    .select(['finisher.realName as finishedByName', 'drill.wentWell', 'drill.toImprove'])

export type DrillRow = NonNullable<Awaited<ReturnType<typeof findDrill>>>

export function findDrill(tx: Tx, id: string, { lock = false } = {}) {
  return drills(tx)
    .where('drill.id', '=', id)
    .$if(lock, (query) => query.forUpdate(['drill', 'roll']))
    .executeTakeFirst()
}

/** The drill of a kind that was begun on this day and is not finished. */
export function findRunningDrill(tx: Tx, kind: DrillType, day: string) {
  return drills(tx)
    .where('drill.type', '=', kind)
    .where('drill.day', '=', day)
    .where('drill.finishedAt', 'is', null)
    .orderBy('roll.startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The drill in which somebody takes part who began one of this kind at this instant: the one that went on then, or else
 *  the one that is not finished. Devices that hear the same alarm begin within minutes, and may arrive in any order. */
export function findSameDrill(
  tx: Tx,
  kind: DrillType,
  { day, startedAt }: { day: string; startedAt: string },
) {
  const wentOn = sql<boolean>`roll.started_at <= ${startedAt}::timestamptz + interval '5 minutes'
    and coalesce(roll.ended_at, 'infinity') >= ${startedAt}`
  return drills(tx)
    .where('drill.type', '=', kind)
    .where('drill.day', '=', day)
    .where(({ or, eb }) => or([wentOn, eb('drill.finishedAt', 'is', null)]))
    .orderBy(wentOn, 'desc')
    .orderBy('roll.startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest drills, with how many people were marked. */
export function newestDrills(tx: Tx) {
  return (
    drills(tx)
      .select((eb) => {
        const people = eb
          .selectFrom('rollCallPerson as person')
          .whereRef('person.tenantId', '=', 'drill.tenantId')
          .whereRef('person.rollCallId', '=', 'drill.id')
        return [
          people.select(sql<number>`count(*)`.as('count')).as('total'),
          people.select(sql<number>`count(marked_at)`.as('count')).as('marked'),
        ]
      })
      // In the words of its index.
      .where(sql<boolean>`roll.kind = 'drill'`)
      .orderBy('roll.startedAt', 'desc')
      .limit(50)
      .execute()
  )
}

/** The last day on which each kind of drill was held to its end. */
export async function lastDrills(tx: Tx) {
  const { rows } = await sql<{ type: DrillType; day: string }>`
    select wanted.type, last.day from unnest(${[...drillTypes]}::text[]) as wanted (type)
    cross join lateral (
      select drill.day from drill
      where drill.tenant_id = current_tenant() and drill.type = wanted.type
        -- A value and no join, so that the newest are looked at first.
        and (select ended_at from roll_call where tenant_id = drill.tenant_id and id = drill.id) is not null
      order by drill.day desc limit 1) as last`.execute(tx)
  return rows
}

/** Where the centre is, and when it began. */
export const centreOfDrills = (tx: Tx) =>
  tx
    .selectFrom('centre')
    .select(['countryCode as country', 'regionCode as region', 'createdAt'])
    .executeTakeFirstOrThrow()

export async function insertDrill(tx: Tx, row: { id: string; type: DrillType; day: string }): Promise<void> {
  await tx.insertInto('drill').values(row).execute()
}

export async function finishDrill(
  tx: Tx,
  id: string,
  values: { finishedAt: string; finishedBy: string; wentWell: string; toImprove: string },
): Promise<void> {
  await tx.updateTable('drill').set(values).where('id', '=', id).execute()
}
