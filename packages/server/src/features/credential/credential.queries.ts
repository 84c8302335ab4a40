import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'
import { entryNamed } from '../report/index.ts'

interface Wanted {
  /** Days of expiry, the last included. */
  from?: string
  until?: string
  /** Only of this person, instead of all current staff. */
  staffId?: string | undefined
}

/** Checked certificates that expire by a day, the most urgent first. A later one of the same kind replaces an earlier. */
export function credentialsUntil(tx: Tx, { from = '0001-01-01', until = '9999-12-31', staffId }: Wanted) {
  return (
    tx
      .with(
        (cte) => cte('certificate').materialized(),
        (db) =>
          db
            .selectFrom('report')
            .select(['id', 'authorId'])
            .select(sql<string>`detail ->> 'kind'`.as('kind'))
            .select(sql<string>`detail ->> 'expiresOn'`.as('expiresOn'))
            .select(
              sql<string>`max(detail ->> 'expiresOn') over (partition by author_id, detail ->> 'kind')`.as(
                'last',
              ),
            )
            .where(sql<boolean>`kind = 'credential' and state = 'confirmed'`)
            .where((eb) => given(eb, { authorId: staffId })),
      )
      .selectFrom('certificate')
      .innerJoin('staff', 'staff.id', 'certificate.authorId')
      .select(['certificate.id', 'certificate.authorId as staffId', 'staff.realName as staffName'])
      // Entries are ended and never deleted.
      .select(entryNamed(credentialKinds, sql`certificate.kind`).$notNull().as('title'))
      .select(['certificate.expiresOn', 'certificate.kind'])
      .where('staff.active', '=', true)
      .where('certificate.expiresOn', '>=', from)
      .where('certificate.expiresOn', '<=', until)
      .where(sql<boolean>`(certificate.kind is null or certificate.expires_on = certificate.last)`)
      .orderBy('certificate.expiresOn')
      .orderBy('staff.realName')
      .orderBy('certificate.id')
      .execute()
  )
}
