import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'
import { sameTenant } from '../../platform/database/join.ts'

/** Certificates that expire by this day, the most urgent first: of all current staff, or of one person. A later
 *  certificate with the same title replaces an earlier one. */
export function credentialsUntil(tx: Tx, day: string, staffId?: string) {
  return tx
    .selectFrom('credential')
    .innerJoin('staff', (join) =>
      sameTenant(join, 'staff.id', 'credential.staffId').on('staff.active', '=', true),
    )
    .select([
      'credential.id',
      'credential.staffId',
      'staff.realName as staffName',
      'credential.title',
      'credential.expiresOn',
    ])
    .where('credential.expiresOn', '<=', day)
    .where((eb) => given(eb, { 'credential.staffId': staffId }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credential as later')
            .select('later.id')
            .whereRef('later.tenantId', '=', 'credential.tenantId')
            .whereRef('later.staffId', '=', 'credential.staffId')
            .whereRef('later.title', '=', 'credential.title')
            .whereRef('later.expiresOn', '>', 'credential.expiresOn'),
        ),
      ),
    )
    .orderBy('credential.expiresOn')
    .orderBy('staff.realName')
    .orderBy('credential.id')
    .execute()
}
