import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fullNameOf } from '../../platform/database/full.name.queries.ts'
import { about } from './report.queries.ts'

interface Wanted {
  kinds: readonly string[]
  since: Date
  most?: number
  /** Of these children; of all where it is left out. */
  childIds?: readonly string[]
}

/** Reports sent since then by which the parents do not know, oldest first. What was said after it settles it: a report that is
 *  confirmed keeps its answers. */
export const parentsNotTold = (tx: Tx, { kinds, since, most, childIds }: Wanted) =>
  tx
    .selectFrom('report')
    .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'report.authorId'))
    .leftJoin('child', (join) => sameTenant(join, 'child.id', 'report.childId'))
    .select(['report.id', 'report.kind', 'report.summary', about.as('at')])
    .select(['report.childId', 'report.authorId', 'report.duePersonId', 'author.realName as byName'])
    .select(
      sql<string | null>`nullif(${fullNameOf('child.firstName', 'child.familyName')}, '')`.as('childName'),
    )
    .where('report.kind', 'in', [...kinds])
    .$if(childIds !== undefined, (query) => query.where(among('report.childId', childIds ?? [])))
    .where('report.submittedAt', '>=', since.toISOString())
    .where('report.state', 'in', ['submitted', 'confirmed'])
    .where(sql<boolean>`report.detail ->> 'parentsTold' = 'false'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reportStep')
            .select('reportStep.id')
            .whereRef('reportStep.tenantId', '=', 'report.tenantId')
            .whereRef('reportStep.reportId', '=', 'report.id')
            .where('reportStep.step', 'in', ['followedUp', 'corrected']),
        ),
      ),
    )
    .orderBy('report.submittedAt')
    .orderBy('report.id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
