import type { DishCard } from '@daybook/contract/dish/dish.schema.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

export interface Part {
  dishId: string
  id: string
  name: string
  contains: DishCard['contains']
  isChecked: boolean
}

/** The ingredients of these dishes, in order. */
export const partsOf = (tx: Tx, dishIds: readonly string[]): Promise<Part[]> =>
  tx
    .selectFrom('dishIngredient as has')
    .innerJoin('ingredient', (join) => sameTenant(join, 'ingredient.id', 'has.ingredientId'))
    .select(['has.dishId', 'ingredient.id', 'ingredient.name'])
    // Only checked values are written.
    .select(sql<Part['contains']>`coalesce(ingredient.contains, '{}')`.as('contains'))
    .select(sql<boolean>`coalesce(ingredient.is_checked, false)`.as('isChecked'))
    .where(among('has.dishId', dishIds))
    .where('has.endedAt', 'is', null)
    .orderBy('has.place')
    .execute()

export const namesOfDishes = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('dish').select(['id', 'name', 'nameZh', 'active']).where(among('id', ids)).execute()

interface Kept {
  dishId: string
  /** In order. */
  ingredientIds: readonly string[]
}

/** Keeps what these dishes are made of. What one has no more stays, as ended. */
export async function keepParts(
  tx: Tx,
  dishes: readonly Kept[],
  { newId, at }: { newId: () => string; at: string },
): Promise<void> {
  const dishIds = dishes.map(({ dishId }) => dishId)
  const before = await partsOf(tx, dishIds)
  const had = new Set(before.map(({ dishId, id }) => `${dishId} ${id}`))
  const wanted = dishes.flatMap(({ dishId, ingredientIds }) =>
    ingredientIds.map((ingredientId, place) => ({ dishId, ingredientId, place })),
  )
  const has = new Set(wanted.map(({ dishId, ingredientId }) => `${dishId} ${ingredientId}`))
  const ended = before.filter(({ dishId, id }) => !has.has(`${dishId} ${id}`))
  const [kept, added] = [true, false].map((isKept) =>
    wanted.filter(({ dishId, ingredientId }) => had.has(`${dishId} ${ingredientId}`) === isKept),
  )
  await sql`
    update dish_ingredient as has set ended_at = ${at}
    from unnest(${ended.map(({ dishId }) => dishId)}::uuid[], ${ended.map(({ id }) => id)}::uuid[]) as gone (dish_id, ingredient_id)
    where has.tenant_id = current_tenant() and has.ended_at is null
      and has.dish_id = gone.dish_id and has.ingredient_id = gone.ingredient_id`.execute(tx)
  await sql`
    update dish_ingredient as has set place = stays.place
    from unnest(${kept?.map(({ dishId }) => dishId)}::uuid[], ${kept?.map(({ ingredientId }) => ingredientId)}::uuid[],
      ${kept?.map(({ place }) => place)}::int[]) as stays (dish_id, ingredient_id, place)
    where has.tenant_id = current_tenant() and has.ended_at is null and has.place <> stays.place
      and has.dish_id = stays.dish_id and has.ingredient_id = stays.ingredient_id`.execute(tx)
  await sql`
    insert into dish_ingredient (id, dish_id, ingredient_id, place)
    select * from unnest(${added?.map(newId)}::uuid[], ${added?.map(({ dishId }) => dishId)}::uuid[],
      ${added?.map(({ ingredientId }) => ingredientId)}::uuid[], ${added?.map(({ place }) => place)}::int[])`.execute(
    tx,
  )
}

/** Those of these that a menu has, now or later. */
export async function dishesOnMenus(tx: Tx, ids: readonly string[], today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct has.dish_id as id from meal_menu_dish as has
    join meal_menu as menu on menu.tenant_id = has.tenant_id and menu.id = has.menu_id
    where has.tenant_id = current_tenant() and has.dish_id = any(${ids}::uuid[]) and menu.active
      and (has.until is null or has.until > ${today}) and (menu.ends_on is null or menu.ends_on >= ${today})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
