// Follow-ups of reports.
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fullNameOf } from '../../platform/database/full.name.queries.ts'

interface DueWanted {
  /** First and last day, both included. */
  from: string
  until: string
  /** Includes open follow-ups of earlier days. */
  withOverdue: boolean
  /** Only follow-ups of this assignee. */
  ofPerson: string | undefined
}

const most = 200

const isDone = sql<boolean>`(report.due_done_at is not null or report.state = 'closed')`

/** The follow-ups of these days, sorted by due date. Refused and cancelled reports have none. */
export function dueReports(tx: Tx, { from, until, withOverdue, ofPerson }: DueWanted) {
  return (
    tx
      .selectFrom('report')
      .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'report.duePersonId'))
      .leftJoin('child', (join) => sameTenant(join, 'child.id', 'report.childId'))
      .select(['report.id', 'report.kind', 'staff.id as staffId', 'staff.realName as staffName'])
      .select((eb) => eb.ref('report.dueOn').$notNull().as('day'))
      .select([isDone.as('isDone'), 'report.startsAt'])
      .select(
        sql<string>`coalesce(nullif(${fullNameOf('child.firstName', 'child.familyName')}, ''), left(report.summary, 80))`.as(
          'about',
        ),
      )
      .where('report.state', 'not in', ['refused', 'cancelled'])
      // As alternatives of one condition these would need a scan of all follow-ups there have been.
      .where('report.id', 'in', ({ selectFrom }) =>
        selectFrom('report')
          .select('report.id')
          .where('report.dueOn', '>=', from)
          .where('report.dueOn', '<=', until)
          .$if(withOverdue, (ofDays) =>
            ofDays.unionAll(
              selectFrom('report')
                .select('report.id')
                .where('report.dueOn', '<', from)
                .where(sql<boolean>`not ${isDone}`),
            ),
          ),
      )
      .$if(ofPerson !== undefined, (query) => query.where('report.duePersonId', '=', ofPerson ?? ''))
      .orderBy('report.dueOn')
      .orderBy('report.id')
      .limit(most)
      .execute()
  )
}

/** Marks the follow-up as done. Returns false when it was done already, so only the first of two requests succeeds. */
export async function settleDue(tx: Tx, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({ dueDoneAt: at })
    .where('id', '=', id)
    .where('dueOn', 'is not', null)
    .where('dueDoneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
