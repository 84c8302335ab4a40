import type { Avoided, ChildCautions } from '@daybook/contract/kernel/allergen.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { statement, type Value } from '../../platform/database/statement.ts'

interface Row extends Pick<ChildCautions, 'dietAvoids' | 'diets' | 'sunscreenConsent'> {
  id: string
  allergens: Avoided[]
}

const select = statement((db, value: Value<{ childIds: readonly string[] }>) =>
  sql<Row>`
    select child.id, coalesce(child.diet_avoids, '{}') as diet_avoids, child.diets, child.sunscreen_consent,
      array(
        select unnest(allergens) from allergy
        where allergy.tenant_id = current_tenant() and allergy.child_id = child.id
      ) as allergens
    from child where child.tenant_id = current_tenant() and child.id = any(${value('childIds')}::uuid[])`.compile(
    db,
  ),
)

/** What to check for these children before something is fed or applied, by child id. One query, or none for no ids. */
export async function childCautions(
  tx: Tx,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, ChildCautions>> {
  const rows = childIds.length === 0 ? [] : await select(tx, { childIds })
  return new Map(
    rows.map(({ id, allergens, ...cautions }) => [id, { ...cautions, allergies: [{ allergens }] }]),
  )
}
