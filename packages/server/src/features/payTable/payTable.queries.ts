import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { payTableFields } from '@daybook/contract/payTable/payTable.fields.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The centre's own table that is in force on a day. */
export const payTableInForce = (tx: Tx, day: string) =>
  tx
    .selectFrom('payTable')
    .select(['name', 'startsOn', sql.ref<ValuesOf<typeof payTableFields>['steps']>('steps').as('steps')])
    .where('active', '=', true)
    .where('startsOn', '<=', day)
    .orderBy('startsOn', 'desc')
    .limit(1)
    .executeTakeFirst()
