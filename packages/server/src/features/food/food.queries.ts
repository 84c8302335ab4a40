import type { foodPlaces } from '@daybook/contract/food/food.kind.ts'
import type { FoodOutcome } from '@daybook/contract/food/food.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

interface Between {
  /** First day of the best-before days, and the last one; both included. */
  from?: string
  until: string
}

const expiring = (tx: Tx, { from, until }: Between) =>
  tx
    .selectFrom('food')
    .select(['id', 'name', 'batch', 'amount', 'openedOn', 'bestBefore', 'temperatureTenths'])
    // A check of the table allows only these.
    .select(sql.ref<(typeof foodPlaces)[number]>('kept_in').as('keptIn'))
    .where('active', '=', true)
    .where('bestBefore', '<=', until)
    .$if(from !== undefined, (query) => query.where('bestBefore', '>=', from ?? ''))
    .orderBy('bestBefore')
    .orderBy('name')
    .orderBy('id')

export const pageOfFood = (tx: Tx, between: Between, page: PageWanted) =>
  readPage(expiring(tx, between), page)

export const allFood = (tx: Tx, between: Between) => expiring(tx, between).execute()

export async function countFood(tx: Tx, until: string): Promise<number> {
  const { count } = await tx
    .selectFrom('food')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('active', '=', true)
    .where('bestBefore', '<=', until)
    .executeTakeFirstOrThrow()
  return count
}

export const centreOfFood = (tx: Tx) =>
  tx.selectFrom('centre').select(['timeZone', 'foodNearDays']).executeTakeFirstOrThrow()

export async function setNearDays(tx: Tx, foodNearDays: number): Promise<void> {
  await tx.updateTable('centre').set({ foodNearDays }).execute()
}

/** Says what became of food that has ended, unless that was said before. */
export async function setOutcome(tx: Tx, id: string, outcome: FoodOutcome): Promise<void> {
  await tx.updateTable('food').set({ outcome }).where('id', '=', id).where('outcome', 'is', null).execute()
}

/** What became of food that has ended. Undefined when the centre has no such food. */
export const outcomeOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('food')
    // A check of the table allows only these.
    .select(sql.ref<FoodOutcome | null>('outcome').as('outcome'))
    .where('id', '=', id)
    .executeTakeFirst()

export async function clearOutcome(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('food').set({ outcome: null }).where('id', '=', id).execute()
}
