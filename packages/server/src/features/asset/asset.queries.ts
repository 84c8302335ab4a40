import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What is to be checked by a day. What is lost is not. */
export function assetsToCheck(tx: Tx, until: string) {
  return tx
    .selectFrom('asset')
    .select(['id', 'name'])
    .select((eb) => eb.ref('nextCheck').$notNull().as('nextCheck'))
    .where('active', '=', true)
    .where('condition', '<>', 'lost')
    .where('nextCheck', '<=', until)
    .orderBy('nextCheck')
    .orderBy('id')
    .execute()
}

export const assetsByIds = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('asset')
    .select(['id', 'name', 'number'])
    .where(among('id', ids))
    .where('active', '=', true)
    .execute()
