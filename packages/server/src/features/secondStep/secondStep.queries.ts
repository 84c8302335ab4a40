import { needsSecondStep } from '@daybook/contract/secondStep/secondStep.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { rolesNamed } from '../role/index.ts'

export async function keepSecret(
  tx: Tx,
  row: { id: string; staffId: string; sealedSecret: string },
): Promise<void> {
  await tx.deleteFrom('secondStep').where('staffId', '=', row.staffId).execute()
  await tx.insertInto('secondStep').values(row).execute()
}

/** Locked until the transaction ends, so that a code that is sent twice counts once. */
export function findSecondStep(tx: Tx, staffId: string) {
  return tx
    .selectFrom('secondStep')
    .select(['sealedSecret', 'confirmedAt', 'lastStep', 'wrongTries', 'wrongSince'])
    .where('staffId', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setSecondStep(
  tx: Tx,
  staffId: string,
  changed: { confirmedAt?: string; lastStep?: number; wrongTries?: number; wrongSince?: string | null },
): Promise<void> {
  await tx.updateTable('secondStep').set(changed).where('staffId', '=', staffId).execute()
}

/** Since when a person's codes are asked for; null when they are not. */
export async function onSince(tx: Tx, staffId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('secondStep')
    .select('confirmedAt')
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return row?.confirmedAt ?? null
}

export const hasSecondStep = async (tx: Tx, staffId: string): Promise<boolean> =>
  (await onSince(tx, staffId)) !== null

/** Whether the centre asks a second step of this person. */
export async function isRequired(tx: Tx, staffId: string): Promise<boolean> {
  const asked = await tx
    .selectFrom('staff')
    .innerJoin('centre', 'centre.tenantId', 'staff.tenantId')
    .select('staff.roles')
    .where('staff.id', '=', staffId)
    .where('centre.managersNeedSecondStep', '=', true)
    .executeTakeFirst()
  const held = asked ? await rolesNamed(tx, asked.roles) : []
  return needsSecondStep(new Set(held.flatMap(({ rights }) => rights)))
}

/** Removes the secret and the recovery codes. Returns whether there were any that counted. */
export async function deleteSecondStep(tx: Tx, staffId: string): Promise<boolean> {
  await tx.deleteFrom('recoveryCode').where('staffId', '=', staffId).execute()
  const gone = await tx
    .deleteFrom('secondStep')
    .where('staffId', '=', staffId)
    .returning('confirmedAt')
    .executeTakeFirst()
  return Boolean(gone?.confirmedAt)
}

export async function keepRecoveryCodes(
  tx: Tx,
  staffId: string,
  codes: readonly { id: string; codeHash: Buffer }[],
): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('staffId', '=', staffId).execute()
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ ...code, staffId })))
    .execute()
}

/** Uses a recovery code up. Returns whether there was one. */
export async function spendRecoveryCode(tx: Tx, staffId: string, codeHash: Buffer, now: Date) {
  const spent = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: now.toISOString() })
    .where('staffId', '=', staffId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function countRecoveryCodes(tx: Tx, staffId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', staffId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
