import type { Tx } from '../database/database.ts'

/** A code lives ten minutes, allows five tries and may be asked for five times an hour (design: domain). */
export const codeLife = 10 * 60_000
const mostTries = 5
const mostAnHour = 5
const hour = 3_600_000

interface Named {
  purpose: string
  subjectHash: Buffer
}

interface NewCode extends Named {
  id: string
  codeHash: Buffer
  staffId?: string
}

/** Keeps a code. Returns false, and keeps none, when too many were asked for within the hour. */
export async function keepCode(tx: Tx, code: NewCode, now: Date): Promise<boolean> {
  if ((await countSince(codesOf(tx, code), now)) >= mostAnHour) return false
  await insertCode(tx, code, now)
  return true
}

/** Keeps a code that is sent alone, and ends the earlier ones of its account. Returns false as `keepCode` does. */
export async function keepSoleCode(tx: Tx, code: NewCode & { staffId: string }, now: Date): Promise<boolean> {
  const { purpose, staffId } = code
  const earlier = tx.selectFrom('oneTimeCode').where('purpose', '=', purpose).where('staffId', '=', staffId)
  if ((await countSince(earlier, now)) >= mostAnHour) return false
  await tx
    .updateTable('oneTimeCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('staffId', '=', staffId)
    .where('usedAt', 'is', null)
    .execute()
  await insertCode(tx, code, now)
  return true
}

async function countSince(codes: ReturnType<typeof codesOf>, now: Date): Promise<number> {
  const { count } = await codes
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('askedAt', '>', new Date(now.getTime() - hour).toISOString())
    .executeTakeFirstOrThrow()
  return count
}

async function insertCode(tx: Tx, code: NewCode, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + codeLife).toISOString()
  await tx
    .insertInto('oneTimeCode')
    .values({ ...code, askedAt: now.toISOString(), expiresAt })
    .execute()
}

/** Tries a code, which counts. Returns its row when it is right: only the newest is valid, and only while it lives. */
export async function tryCode(tx: Tx, named: Named, codeHash: Buffer, now: Date) {
  const newest = await codesOf(tx, named)
    .select(['id', 'codeHash', 'tries', 'expiresAt', 'usedAt', 'staffId'])
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!newest) return undefined
  await tx
    .updateTable('oneTimeCode')
    .set({ tries: newest.tries + 1 })
    .where('id', '=', newest.id)
    .execute()
  const isAlive = newest.usedAt === null && Date.parse(newest.expiresAt) > now.getTime()
  return isAlive && newest.tries < mostTries && newest.codeHash.equals(codeHash) ? newest : undefined
}

/** Notes who has proved a code and for which account. From now on it lives another ten minutes, for them alone. */
export async function proveCode(
  tx: Tx,
  id: string,
  { holderHash, staffId, now }: { holderHash: Buffer; staffId: string | null; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + codeLife).toISOString()
  await tx.updateTable('oneTimeCode').set({ holderHash, staffId, expiresAt }).where('id', '=', id).execute()
}

/** Uses up the code that this holder has proved. Returns its account; undefined when there is none. */
export async function spendProof(tx: Tx, named: Named, holderHash: Buffer, now: Date) {
  const spent = await tx
    .updateTable('oneTimeCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', named.purpose)
    .where('subjectHash', '=', named.subjectHash)
    .where('holderHash', '=', holderHash)
    .where('staffId', 'is not', null)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning('staffId')
    .executeTakeFirst()
  return spent?.staffId ?? undefined
}

/** Uses up a code that is sent alone. Returns its account. */
export async function spendCode(tx: Tx, named: Named, now: Date): Promise<string | undefined> {
  const spent = await tx
    .updateTable('oneTimeCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', named.purpose)
    .where('subjectHash', '=', named.subjectHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning('staffId')
    .executeTakeFirst()
  return spent?.staffId ?? undefined
}

/** Deletes codes that no longer count. */
export async function purgeCodes(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('oneTimeCode')
    .where('expiresAt', '<', new Date(now.getTime() - hour).toISOString())
    .execute()
}

const codesOf = (tx: Tx, { purpose, subjectHash }: Named) =>
  tx.selectFrom('oneTimeCode').where('purpose', '=', purpose).where('subjectHash', '=', subjectHash)
