import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Detail } from './report.queries.ts'

/** The time of the last event of a report. */
const endedAt = sql<string>`greatest(report.submitted_at, report.occurred_at, report.ends_at, report.decided_at,
  report.due_done_at, (select max(at) from report_step
    where report_step.tenant_id = report.tenant_id and report_step.report_id = report.id))`

/** The decided reports without any event since this instant. */
export function reportsEndedBefore(tx: Tx, before: Date) {
  return tx
    .selectFrom('report')
    .innerJoin('centre', 'centre.tenantId', 'report.tenantId')
    .leftJoin('child', (join) => sameTenant(join, 'child.id', 'report.childId'))
    .select(['report.id', 'report.kind', 'child.birthDate', 'centre.timeZone'])
    .select(['centre.countryCode as country', 'centre.regionCode as region'])
    .select([endedAt.as('endedAt'), sql.ref<Detail>('report.detail').as('detail')])
    .where('report.state', 'in', ['confirmed', 'refused', 'cancelled', 'closed'])
    .where(endedAt, '<', before.toISOString())
    .orderBy('report.id')
    .execute()
}

export async function eraseReport(tx: Tx, id: string): Promise<void> {
  await sql`select erase_report(${id})`.execute(tx)
}
