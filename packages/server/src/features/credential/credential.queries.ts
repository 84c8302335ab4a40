import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { sql } from 'kysely'
import { given } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { entryNamed } from '../report/index.ts'

interface Wanted {
  /** Days of expiry, the last included. */
  from?: string
  until?: string
  /** Only of this person, instead of all current staff. */
  staffId?: string | undefined
}

/** Checked certificates that expire by a day, the most urgent first. A later one of the same kind replaces an earlier. */
export function credentialsUntil(tx: Tx, { from, until, staffId }: Wanted) {
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
            // In the words of its index. A later one is valid for longer, so what is left out replaces none of these. A
            // certificate ends with its last day, in any time zone.
            .where(sql<boolean>`kind = 'credential' and state = 'confirmed'`)
            .$if(from !== undefined, (query) => query.where('endsAt', '>', addDays(from ?? '', -1)))
            .where((eb) => given(eb, { authorId: staffId })),
      )
      .selectFrom('certificate')
      .innerJoin('staff', 'staff.id', 'certificate.authorId')
      .select(['certificate.id', 'certificate.authorId as staffId', 'staff.realName as staffName'])
      // Entries are ended and never deleted.
      .select(entryNamed(credentialKinds, sql`certificate.kind`).$notNull().as('title'))
      .select(['certificate.expiresOn', 'certificate.kind'])
      .where('staff.active', '=', true)
      .where('certificate.expiresOn', '>=', from ?? '')
      .$if(until !== undefined, (query) => query.where('certificate.expiresOn', '<=', until ?? ''))
      .where(sql<boolean>`(certificate.kind is null or certificate.expires_on = certificate.last)`)
      .orderBy('certificate.expiresOn')
      .orderBy('staff.realName')
      .orderBy('certificate.id')
      .execute()
  )
}
