import { isRefusedOn } from '@daybook/contract/child/child.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { partsIn } from './child.parts.queries.ts'

/** The children here whose parents do not agree to photos and videos on this day, by name. */
export async function childrenWithoutPhotos(tx: Tx, day: string) {
  const rows = await tx
    .selectFrom('child')
    .select(['id', 'firstName', 'familyName', 'consents'])
    .where('active', '=', true)
    .where(sql<boolean>`consents @> '[{"what": "photos"}]'`)
    .orderBy('searchName')
    .orderBy('id')
    .execute()
  const isRefused = (consents: unknown) =>
    partsIn('consents')(consents)?.some((one) => one.what === 'photos' && isRefusedOn(one, day))
  return rows.filter(({ consents }) => isRefused(consents)).map(({ consents: _, ...child }) => child)
}
