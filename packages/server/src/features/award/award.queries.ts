import type { awardFields } from '@daybook/contract/award/award.kind.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What one person was given, without what was taken back. */
export const awardsOfPerson = (tx: Tx, personId: string) =>
  tx
    .selectFrom('publication')
    .innerJoin('receipt', (join) =>
      sameTenant(join, 'receipt.publicationId', 'publication.id').onRef(
        'receipt.version',
        '=',
        'publication.version',
      ),
    )
    .where('publication.kind', '=', 'award')
    .where('publication.withdrawnAt', 'is', null)
    .select(['publication.id', 'publication.title'])
    .select(sql<string>`publication.detail ->> 'givenOn'`.as('givenOn'))
    .select(sql<boolean>`receipt.answer is not null`.as('isConfirmed'))
    .where('receipt.personId', '=', personId)
    .orderBy(sql`publication.detail ->> 'givenOn'`, 'desc')
    .orderBy('publication.id')
    .limit(100)
    .execute()

/** Whoever works here and when they began, with the years of service that were honoured. Honours are found first: they
 *  are few among all that a person was sent. */
export const peopleInService = (tx: Tx) =>
  tx
    .with(
      (cte) => cte('honour').materialized(),
      (db) =>
        db
          .selectFrom('publication')
          .innerJoin('receipt', (join) =>
            sameTenant(join, 'receipt.publicationId', 'publication.id').onRef(
              'receipt.version',
              '=',
              'publication.version',
            ),
          )
          .select(['receipt.personId', sql<number>`(publication.detail ->> 'years')::int`.as('years')])
          .where('publication.kind', '=', 'award')
          .where('publication.withdrawnAt', 'is', null)
          .where(sql<boolean>`publication.detail ->> 'for' = 'service'`),
    )
    .selectFrom('staff')
    .select(['staff.id', 'staff.realName as name'])
    .select((eb) => eb.ref('staff.startedOn').$notNull().as('startedOn'))
    .select(sql<number[]>`array(select years from honour where honour.person_id = staff.id)`.as('honoured'))
    .where('staff.active', '=', true)
    .where('staff.startedOn', 'is not', null)
    .orderBy('staff.startedOn')
    .orderBy('staff.id')
    .limit(500)
    .execute()

/** Also somebody who has left. */
export const personHere = (tx: Tx, id: string) =>
  tx.selectFrom('staff').select('id').where('id', '=', id).executeTakeFirst()

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
