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
  return rows
    .filter(({ consents }) => {
      const said = partsIn('consents')(consents)?.filter(({ what }) => what === 'photos') ?? []
      return said.some((one) => isRefusedOn(one, day)) || hasEnded(said, day)
    })
    .map(({ consents: _, ...child }) => child)
}

/** Whether the parents agreed, and no longer do. */
function hasEnded(said: readonly { isGiven: boolean | null; endsOn: string | null }[], day: string): boolean {
  const given = said.filter(({ isGiven }) => isGiven)
  return given.length > 0 && given.every(({ endsOn }) => endsOn !== null && endsOn < day)
}
