import type { Tx } from '../../platform/database/database.ts'

/** What is to be checked on these days. What is lost is not. */
export function assetsToCheck(tx: Tx, { from, until }: { from?: string | undefined; until: string }) {
  return tx
    .selectFrom('asset')
    .select(['id', 'name'])
    .select((eb) => eb.ref('nextCheck').$notNull().as('nextCheck'))
    .where('active', '=', true)
    .where('condition', '<>', 'lost')
    .where('nextCheck', '<=', until)
    .$if(from !== undefined, (query) => query.where('nextCheck', '>=', from ?? ''))
    .orderBy('nextCheck')
    .orderBy('id')
    .execute()
}
