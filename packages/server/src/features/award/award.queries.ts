import type { awardFields } from '@daybook/contract/award/award.fields.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

/** What the certificate of a published honour says. */
export const findAward = (tx: Tx, id: string) =>
  tx
    .selectFrom('publication')
    .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'publication.authorId'))
    .innerJoin('centre', 'centre.tenantId', 'publication.tenantId')
    .select(['publication.id', 'publication.version', 'author.realName as authorName'])
    .select(['centre.name as centreName'])
    .select(sql.ref<ValuesOf<typeof awardFields>>('publication.detail').as('detail'))
    .where('publication.id', '=', id)
    .where('publication.kind', '=', 'award')
    .where('publication.withdrawnAt', 'is', null)
    .executeTakeFirst()
