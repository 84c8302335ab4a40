import type { MealTime } from '@daybook/contract/meal/meal.rules.ts'
import { sql } from 'kysely'
import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A menu, locked against other changes of its plan. */
export const lockMenu = (tx: Tx, id: string) =>
  tx
    .selectFrom('mealMenu')
    .select(['id', 'name', 'startsOn', 'weeks', 'publishedAt'])
    .where('id', '=', id)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()

export const findMenu = (tx: Tx, id: string) =>
  tx
    .selectFrom('mealMenu')
    .select(['id', 'name', 'startsOn', 'weeks', 'publishedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Those of these that are published. */
export async function publishedAmong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('mealMenu')
    .select('id')
    .where(among('id', ids))
    .where('publishedAt', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

export async function setPublished(tx: Tx, id: string, at: string, by: string): Promise<void> {
  await tx.updateTable('mealMenu').set({ publishedAt: at, publishedBy: by }).where('id', '=', id).execute()
}

export interface PlannedRow {
  menuId: string
  week: number
  weekday: number
  meal: MealTime
  dishId: string
  since: string | null
  until: string | null
}

const selectPlanned = (tx: Tx, menuIds: readonly string[]) =>
  tx
    .selectFrom('mealMenuDish')
    .select(['menuId', 'week', 'weekday', 'dishId', 'since', 'until'])
    // A check of the table allows only these.
    .select(sql.ref<MealTime>('meal').as('meal'))
    .where(among('menuId', menuIds))
    .orderBy('week')
    .orderBy('weekday')
    .orderBy('place')
    .orderBy('id')

/** All that these menus have and had. */
export const plannedOf = (tx: Tx, menuIds: readonly string[]): Promise<PlannedRow[]> =>
  selectPlanned(tx, menuIds).execute()

/** What a menu has from now on. */
export const plannedNow = (tx: Tx, menuId: string): Promise<PlannedRow[]> =>
  selectPlanned(tx, [menuId]).where('until', 'is', null).execute()

interface Cell {
  menuId: string
  week: number
  weekday: number | undefined
  meal: MealTime | undefined
}

/** Takes what a meal, or a whole week, has off the menu: from this day on, or altogether. */
export async function endPlanned(
  tx: Tx,
  { menuId, week, weekday, meal }: Cell,
  from: string | null,
): Promise<void> {
  const isMeant = sql<boolean>`menu_id = ${menuId} and week = ${week} and until is null
    and weekday = coalesce(${weekday ?? null}::int, weekday) and meal = coalesce(${meal ?? null}::text, meal)`
  await tx
    .deleteFrom('mealMenuDish')
    .where(isMeant)
    .where(sql<boolean>`(${from}::date is null or since >= ${from}::date)`)
    .execute()
  if (from !== null) await tx.updateTable('mealMenuDish').set({ until: from }).where(isMeant).execute()
}

interface NewPlanned extends Omit<PlannedRow, 'until'> {
  id: string
  place: number
}

export async function insertPlanned(tx: Tx, rows: readonly NewPlanned[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('mealMenuDish')
      .values([...rows])
      .execute()
}

/** The menus that all staff see in a period. */
export const menusBetween = (tx: Tx, from: string, until: string) =>
  tx
    .selectFrom('mealMenu')
    .innerJoin('centre', 'centre.tenantId', 'mealMenu.tenantId')
    .select(['mealMenu.id', 'mealMenu.name', 'startsOn', 'weeks', 'endsOn'])
    .select(
      sql<string>`greatest(starts_on, (published_at at time zone centre.time_zone)::date)`.as('shownFrom'),
    )
    .where('mealMenu.active', '=', true)
    .where('publishedAt', 'is not', null)
    .where('startsOn', '<=', until)
    .where(sql<boolean>`coalesce(ends_on, 'infinity') >= ${from}`)
    .execute()

interface ChangeRow {
  id: string
  day: string
  meal: MealTime
  /** Null where it went back to the rotation. */
  reason: string | null
  at: string
  byName: string
  dishIds: string[]
}

/** The change that counts, of each meal that was changed in a period. */
export async function changesBetween(tx: Tx, from: string, until: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select distinct on (change.day, change.meal) change.id, change.day, change.meal, change.reason, change.at,
      staff.real_name as by_name,
      array(
        select has.dish_id from meal_menu_change_dish as has
        where has.tenant_id = change.tenant_id and has.change_id = change.id
        order by has.place
      ) as dish_ids
    from meal_menu_change as change
    join staff on staff.tenant_id = change.tenant_id and staff.id = change.by_id
    where change.tenant_id = current_tenant() and change.day between ${from} and ${until}
    order by change.day, change.meal, change.at desc, change.id desc`.execute(tx)
  return rows
}

interface NewChange {
  id: string
  day: string
  meal: MealTime
  reason: string | null
  byId: string
  at: string
}

/** @returns false where there is one with this id */
export async function insertChange(
  tx: Tx,
  change: NewChange,
  dishes: readonly { id: string; dishId: string; place: number }[],
): Promise<boolean> {
  const made = await tx
    .insertInto('mealMenuChange')
    .values(change)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made && dishes.length > 0)
    await tx
      .insertInto('mealMenuChangeDish')
      .values(dishes.map((dish) => ({ ...dish, changeId: change.id })))
      .execute()
  return made !== undefined
}

export const changeById = (tx: Tx, id: string) =>
  tx.selectFrom('mealMenuChange').select(['day', 'meal', 'byId']).where('id', '=', id).executeTakeFirst()

/** Those of these dishes that are in use. */
export async function dishesInUse(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('dish')
    .select('id')
    .where(among('id', ids))
    .where('active', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}
