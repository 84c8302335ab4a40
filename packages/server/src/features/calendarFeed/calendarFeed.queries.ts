import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { mayAll } from '../role/index.ts'

export async function feedOf(tx: Tx, personId: string) {
  return tx.selectFrom('calendarFeed').select('madeAt').where('personId', '=', personId).executeTakeFirst()
}

export async function saveFeed(
  tx: Tx,
  { id, ...feed }: { id: string; personId: string; tokenHash: Buffer; madeAt: string },
): Promise<void> {
  await tx
    .insertInto('calendarFeed')
    .values({ id, ...feed })
    .onConflict((conflict) => conflict.columns(['tenantId', 'personId']).doUpdateSet(feed))
    .execute()
}

export async function deleteFeed(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('calendarFeed').where('personId', '=', personId).execute()
}

/** The person whose address this is, while they work here and may have one. */
export const readerOf = (tx: Tx, tokenHash: Buffer) =>
  tx
    .selectFrom('calendarFeed as feed')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'feed.personId'))
    .innerJoin('centre', 'centre.tenantId', 'feed.tenantId')
    .select(['feed.personId', 'centre.name as centreName', 'centre.timeZone'])
    .where('feed.tokenHash', '=', tokenHash)
    .where('staff.active', '=', true)
    .where(mayAll(['receipt.answer']))
    .executeTakeFirst()
