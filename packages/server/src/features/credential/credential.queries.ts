import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'
import { sameTenant } from '../../platform/database/join.ts'

const expiresOn = sql<string>`report.detail ->> 'expiresOn'`

interface Wanted {
  /** Days of expiry, the last included. */
  from?: string
  until?: string
  /** Only of this person, instead of all current staff. */
  staffId?: string | undefined
}

/** Checked certificates that expire by a day, the most urgent first. A later one of the same kind replaces an earlier. */
export function credentialsUntil(tx: Tx, { from = '0001-01-01', until = '9999-12-31', staffId }: Wanted) {
  return tx
    .selectFrom('report')
    .innerJoin('staff', (join) =>
      sameTenant(join, 'staff.id', 'report.authorId').on('staff.active', '=', true),
    )
    .leftJoin('lookup', (join) =>
      join
        .onRef('lookup.tenantId', '=', 'report.tenantId')
        .on('lookup.code', '=', credentialKinds)
        .on('lookup.parentId', 'is not', null)
        .on('lookup.active', '=', true)
        .on(sql<boolean>`lookup.key = report.detail ->> 'kind'`),
    )
    .select(['report.id', 'report.authorId as staffId', 'staff.realName as staffName'])
    .select([sql<string>`coalesce(lookup.value, report.summary)`.as('title'), expiresOn.as('expiresOn')])
    .select(sql<string>`report.detail ->> 'kind'`.as('kind'))
    .where('report.kind', '=', 'credential')
    .where('report.state', '=', 'confirmed')
    .where(expiresOn, '>=', from)
    .where(expiresOn, '<=', until)
    .where((eb) => given(eb, { 'report.authorId': staffId }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report as later')
            .select('later.id')
            .whereRef('later.tenantId', '=', 'report.tenantId')
            .whereRef('later.authorId', '=', 'report.authorId')
            .where('later.kind', '=', 'credential')
            .where('later.state', '=', 'confirmed')
            .where(sql<boolean>`later.detail ->> 'kind' = report.detail ->> 'kind'`)
            .where(sql<boolean>`later.detail ->> 'expiresOn' > ${expiresOn}`),
        ),
      ),
    )
    .orderBy(expiresOn)
    .orderBy('staff.realName')
    .orderBy('report.id')
    .execute()
}

/** The centre's time zone. */
export async function timeZoneOfCentre(tx: Tx): Promise<string> {
  const { timeZone } = await tx.selectFrom('centre').select('timeZone').executeTakeFirstOrThrow()
  return timeZone
}
