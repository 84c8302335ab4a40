import type { BottleStep, BottleStop } from '@daybook/contract/bottle/bottle.rules.ts'
import type { BottleMilk, BottlePlace } from '@daybook/contract/rule/figures.rules.ts'
import type { Insertable } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/types.ts'

const selectBottles = (tx: Tx) =>
  tx
    .selectFrom('bottle')
    .innerJoin('staff as maker', (join) => sameTenant(join, 'maker.id', 'bottle.byId'))
    .select([
      'bottle.id',
      'bottle.childId',
      'bottle.brand',
      'bottle.amount',
      'bottle.fromHome',
      'bottle.note',
    ])
    .select(['bottle.madeAt', 'bottle.endedAt', 'bottle.byId', 'maker.realName as madeByName'])
    // CHECKs allow only these.
    .select((eb) => [
      eb.ref('bottle.milk').$castTo<BottleMilk>().as('milk'),
      eb.ref('bottle.keptIn').$castTo<BottlePlace>().as('keptIn'),
    ])

export type BottleRow = Awaited<ReturnType<typeof standingBottles>>[number]

/** More than a centre has in its fridges; what nobody threw away for months is not asked for. */
const mostStanding = 500

/** Those that nobody has given or thrown away, the newest first. */
export const standingBottles = (tx: Tx) =>
  selectBottles(tx)
    .where('bottle.endedAt', 'is', null)
    .orderBy('bottle.madeAt', 'desc')
    .orderBy('bottle.id')
    .limit(mostStanding)
    .execute()

/** Those that ended from an instant on and before another, the newest first. With both ends the planner takes the index. */
export const bottlesEndedIn = (tx: Tx, { from, until }: { from: Date; until: Date }) =>
  selectBottles(tx)
    .where('bottle.endedAt', '>=', from.toISOString())
    .where('bottle.endedAt', '<', until.toISOString())
    .orderBy('bottle.endedAt', 'desc')
    .orderBy('bottle.id')
    .limit(mostStanding)
    .execute()

export const findBottle = (tx: Tx, id: string) =>
  selectBottles(tx).where('bottle.id', '=', id).executeTakeFirst()

/** One request at a time takes a step with a bottle. */
export const lockBottle = (tx: Tx, id: string) =>
  tx.selectFrom('bottle').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** In order. */
export const stepsOf = (tx: Tx, bottleIds: readonly string[]) =>
  tx
    .selectFrom('bottleStep as step')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'step.byId'))
    .select(['step.id', 'step.bottleId', 'step.childId', 'step.at', 'step.byId', 'staff.realName as byName'])
    .select((eb) => [
      eb.ref('step.step').$castTo<BottleStep>().as('step'),
      eb.ref('step.conflict').$castTo<BottleStop | null>().as('conflict'),
    ])
    .where(among('step.bottleId', bottleIds))
    .orderBy('step.at')
    .orderBy('step.id')
    .execute()

/** @returns false where there is one with this id */
export async function insertBottle(tx: Tx, row: Insertable<DB['bottle']>): Promise<boolean> {
  const made = await tx
    .insertInto('bottle')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const insertStep = (tx: Tx, row: Insertable<DB['bottleStep']>) =>
  tx.insertInto('bottleStep').values(row).execute()

export const endBottle = (tx: Tx, id: string, at: string) =>
  tx.updateTable('bottle').set({ endedAt: at }).where('id', '=', id).where('endedAt', 'is', null).execute()
