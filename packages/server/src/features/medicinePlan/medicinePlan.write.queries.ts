import type { DoseOutcome } from '@daybook/contract/medicinePlan/due.rules.ts'
import type { Insertable } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/types.ts'

interface Drawn {
  drawing: number[][] | null
}

const withDrawing = <Row extends Drawn>({ drawing, ...row }: Row) => ({
  ...row,
  drawing: drawing && JSON.stringify(drawing),
})

type NewAuthority = Omit<Insertable<DB['medicineAuthority']>, 'drawing'> & Drawn

/** @returns false where there is one with this id */
export async function insertAuthority(tx: Tx, row: NewAuthority): Promise<boolean> {
  const made = await tx
    .insertInto('medicineAuthority')
    .values(withDrawing(row))
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Ends it, unless it has ended. @returns whether it had not */
export async function closeAuthority(
  tx: Tx,
  id: string,
  { at, by, why }: { at: string; by: string; why: string | null },
): Promise<boolean> {
  const ended = await tx
    .updateTable('medicineAuthority')
    .set({ endedAt: at, endedBy: by, endReason: why })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

type NewWord = Omit<Insertable<DB['medicineWord']>, 'drawing'> & Drawn

/** @returns false where there is one with this id */
export async function insertWord(tx: Tx, row: NewWord): Promise<boolean> {
  const made = await tx
    .insertInto('medicineWord')
    .values(withDrawing(row))
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const findWord = (tx: Tx, id: string) =>
  tx.selectFrom('medicineWord').select(['authorityId', 'byId']).where('id', '=', id).executeTakeFirst()

interface NewDose {
  id: string
  authorityId: string
  childId: string
  dose: string
  outcome: DoseOutcome
  note: string | null
  at: string
  byId: string
  checkedBy: string | null
  conflict: string | null
}

export const insertDose = (tx: Tx, row: NewDose) => tx.insertInto('medicineDose').values(row).execute()

type NewCount = Insertable<DB['medicineCount']>

/** @returns false where there is one with this id */
export async function insertCount(tx: Tx, row: NewCount): Promise<boolean> {
  const made = await tx
    .insertInto('medicineCount')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const findCount = (tx: Tx, id: string) =>
  tx
    .selectFrom('medicineCount')
    .select(['authorityId', 'doses', 'byId'])
    .where('id', '=', id)
    .executeTakeFirst()

type NewCheck = Insertable<DB['medicineCheck']>

/** @returns false where the dose has one, or there is one with this id */
export async function insertCheck(tx: Tx, row: NewCheck): Promise<boolean> {
  const made = await tx
    .insertInto('medicineCheck')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const findCheck = (tx: Tx, doseId: string) =>
  tx
    .selectFrom('medicineCheck')
    .select(['id', 'wasChecked', 'byId'])
    .where('doseId', '=', doseId)
    .executeTakeFirst()

export const findDose = (tx: Tx, id: string) =>
  tx
    .selectFrom('medicineDose as dose')
    .innerJoin('staff as giver', (join) => sameTenant(join, 'giver.id', 'dose.byId'))
    .select(['dose.authorityId', 'dose.byId', 'dose.outcome', 'dose.at', 'dose.checkedBy'])
    .select('giver.realName as byName')
    .where('dose.id', '=', id)
    .executeTakeFirst()
