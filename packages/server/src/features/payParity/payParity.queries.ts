import { sql } from 'kysely'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

export async function countryOfCentre(tx: Tx): Promise<string> {
  const { countryCode } = await tx.selectFrom('centre').select('countryCode').executeTakeFirstOrThrow()
  return countryCode
}

/** Steps that were submitted in this time and were not taken back. */
export const submittedBetween = (
  tx: Tx,
  { from, until, authorId }: { from: Date; until: Date; authorId: string | undefined },
) =>
  tx
    .selectFrom('report')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'report.authorId'))
    .select(['report.id', 'report.submittedAt', 'report.authorId', 'staff.realName as authorName'])
    .select(sql<boolean>`report.state = 'submitted'`.as('isOpen'))
    .where('report.kind', '=', 'payParity')
    .where('report.state', '<>', 'cancelled')
    .where('report.submittedAt', '>=', from.toISOString())
    .where('report.submittedAt', '<', until.toISOString())
    .where((eb) => given(eb, { 'report.authorId': authorId }))
    .orderBy('report.submittedAt')
    .orderBy('report.id')
    .limit(200)
    .execute()
