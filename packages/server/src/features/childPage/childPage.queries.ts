import type { Moment } from '@daybook/contract/childPage/childPage.contract.ts'
import { portions } from '@daybook/contract/meal/meal.rules.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

type Of<T extends z.output<typeof Moment>['type']> = Extract<z.output<typeof Moment>, { type: T }>
type Sleep = NonNullable<Of<'care'>['sleep']>

/** The child's absences on a day, cleared ones too. */
export async function absencesOf(tx: Tx, childId: string, day: string): Promise<Of<'absence'>[]> {
  const rows = await tx
    .selectFrom('absence')
    .leftJoin('staff as teller', (join) => sameTenant(join, 'teller.id', 'absence.createdBy'))
    .leftJoin('staff as clearer', (join) => sameTenant(join, 'clearer.id', 'absence.clearedBy'))
    // A CHECK on the table allows only the contract's reasons.
    .select(sql.ref<Of<'absence'>['reason']>('absence.reason').as('reason'))
    .select(['absence.id', 'absence.createdAt as at', 'absence.note', 'absence.clearedAt'])
    .select(['teller.realName as by', 'clearer.realName as clearedBy'])
    .where('absence.childId', '=', childId)
    .where('absence.day', '=', day)
    .execute()
  return rows.map(({ clearedAt, clearedBy, ...row }) => ({
    type: 'absence',
    ...row,
    cleared: clearedAt === null ? null : { at: clearedAt, by: clearedBy ?? '' },
  }))
}

/** The steps and checks of the child's sleeps that started in a period, by sleep id, each oldest first. */
export async function sleepCoursesOf(
  tx: Tx,
  childId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Map<string, Sleep>> {
  const { rows } = await sql<Sleep & { id: string }>`
    select record.id,
      (select coalesce(json_agg(json_build_object('id', step.id, 'step', step.step, 'at', ${wireInstant('step.occurred_at')},
          'by', staff.real_name, 'merged', step.merged, 'undone', step.undone_at is not null)
          order by step.occurred_at, step.id), '[]')
        from sleep_step step
        join staff on staff.tenant_id = step.tenant_id and staff.id = step.recorded_by
        where step.tenant_id = record.tenant_id and step.record_id = record.id) as steps,
      (select coalesce(json_agg(json_build_object('id', sleep_check.id, 'at', ${wireInstant('sleep_check.occurred_at')},
          'by', staff.real_name, 'breathing', breathing, 'warmth', warmth, 'colour', colour, 'position', position,
          'note', note, 'voided', voided_at is not null, 'isUncertain', sleep_check.uncertain_times is not null)
          order by occurred_at, sleep_check.id), '[]')
        from sleep_check
        join staff on staff.tenant_id = sleep_check.tenant_id and staff.id = sleep_check.recorded_by
        where sleep_check.tenant_id = record.tenant_id and sleep_check.record_id = record.id) as checks
    from care_record record
    where record.tenant_id = current_tenant() and record.child_id = ${childId} and record.kind = 'sleep'
      and record.occurred_at >= ${from.toISOString()} and record.occurred_at < ${until.toISOString()}`.execute(
    tx,
  )
  return new Map(rows.map(({ id, steps, checks }) => [id, { steps, checks }]))
}

/** Formats an instant like all others in the API. */
const wireInstant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export interface CareOfDay {
  day: string
  asleep: number
  wet: number
  soiled: number
  both: number
  dry: number
  milk: number
  bottles: number
  meals: Record<(typeof portions)[number], number>
}

/** Sleep, nappies, milk and meals for each day of the centre, without voided records. A day without records has no row. A
 *  sleep that was not ended counts up to the end of its day. */
export async function careByDay(
  tx: Tx,
  childId: string,
  of: { from: Date; until: Date; timeZone: string; now: Date },
): Promise<CareOfDay[]> {
  const nappies = (contents: string) =>
    sql`count(*) filter (where kind = 'nappyChange' and detail->>'contents' = ${contents})`
  const meals = (eaten: string) => sql`count(*) filter (where kind = 'meal' and detail->>'eaten' = ${eaten})`
  const { rows } = await sql<CareOfDay>`
    with entry as (
      select kind, detail, (occurred_at at time zone ${of.timeZone})::date as day from care_record
      where tenant_id = current_tenant() and child_id = ${childId}
        and kind in ('sleep', 'nappyChange', 'bottleFeed', 'meal') and voided_at is null
        and occurred_at >= ${of.from.toISOString()} and occurred_at < ${of.until.toISOString()}
    )
    select day, ${nappies('wet')} as wet, ${nappies('soiled')} as soiled, ${nappies('both')} as both,
      ${nappies('dry')} as dry, count(*) filter (where kind = 'bottleFeed') as bottles,
      json_build_object(${sql.join(portions.flatMap((eaten) => [sql.lit(eaten), meals(eaten)]))}) as meals,
      coalesce(sum((detail->>'taken')::int) filter (where kind = 'bottleFeed'), 0) as milk,
      coalesce(round(sum(extract(epoch from
        coalesce((detail->>'upAt')::timestamptz,
          least(${of.now.toISOString()}::timestamptz, (day + 1)::timestamp at time zone ${of.timeZone}))
        - (detail->>'asleepAt')::timestamptz) / 60) filter (where kind = 'sleep')), 0)::int as asleep
    from entry group by day`.execute(tx)
  return rows
}

/** The days in this period on which the child was here. */
export async function daysHere(tx: Tx, childId: string, from: string, until: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('attendance')
    .select('day')
    .distinct()
    .where('childId', '=', childId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('voidedAt', 'is', null)
    .execute()
  return new Set(rows.map(({ day }) => day))
}
