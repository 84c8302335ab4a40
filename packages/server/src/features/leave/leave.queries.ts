import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'
import { mostRows } from '../today/index.ts'

/** Whether the person has other leave in that time that is neither refused nor cancelled. */
export async function overlapsLeave(
  tx: Tx,
  authorId: string,
  { id, startsAt, endsAt }: { id: string; startsAt: string | null; endsAt: string | null },
): Promise<boolean> {
  const other = await tx
    .selectFrom('report')
    .select('id')
    .where('kind', '=', 'leave')
    .where('authorId', '=', authorId)
    .where('id', '<>', id)
    .where('state', 'in', ['submitted', 'confirmed'])
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})`)
    .executeTakeFirst()
  return other !== undefined
}

/** Whose confirmed leave falls in this time, by name. */
export async function staffAway(tx: Tx, { from, until }: { from: Date; until: Date }) {
  return (
    tx
      .selectFrom('report')
      .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'report.authorId'))
      .select(['report.id', 'staff.realName as staffName'])
      // A CHECK makes sure that leave has both.
      .select((eb) => eb.ref('report.startsAt').$notNull().as('startsAt'))
      .select((eb) => eb.ref('report.endsAt').$notNull().as('endsAt'))
      .where('report.kind', '=', 'leave')
      .where('report.state', '=', 'confirmed')
      .where('report.startsAt', '<', until.toISOString())
      .where('report.endsAt', '>', from.toISOString())
      .orderBy('staff.realName')
      .limit(mostRows)
      .execute()
  )
}
