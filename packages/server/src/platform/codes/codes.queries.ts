import type { Tx } from '../database/database.ts'

/** A code lives ten minutes, allows five tries and may be asked for five times an hour (design: domain). */
export const codeLife = 10 * 60_000
const mostTries = 5
const mostAnHour = 5
/** Codes for one address from all places together that are not known to it, so that nobody floods a mailbox. */
const mostOfAll = 15
const hour = 3_600_000

interface Named {
  purpose: string
  subjectHash: Buffer
  /** Who asked for it, where only they may use it. */
  askerHash?: Buffer
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

/** Where a code is asked for: a device that the account knows, or else a network. */
export interface Place {
  placeHash: Buffer
  isKnown: boolean
}

/** Keeps a code that is counted where it is asked for, so that a stranger elsewhere does not use up its owner's. Returns
 *  false as `keepCode` does. */
export async function keepCodeOf(
  tx: Tx,
  code: NewCode,
  { placeHash, isKnown }: Place,
  now: Date,
): Promise<boolean> {
  const { purpose, subjectHash } = code
  const ofAll = codesOf(tx, { purpose, subjectHash })
  if ((await countSince(ofAll.where('placeHash', '=', placeHash), now)) >= mostAnHour) return false
  if (!isKnown && (await countSince(ofAll, now)) >= mostOfAll) return false
  await insertCode(tx, { ...code, placeHash }, now)
  return true
}

/** Keeps a code that is sent alone, and ends the earlier ones of its account. Returns false as `keepCode` does. */
export async function keepSoleCode(tx: Tx, code: NewCode & { staffId: string }, now: Date): Promise<boolean> {
  const { purpose, staffId } = code
  const earlier = tx.selectFrom('oneTimeCode').where('purpose', '=', purpose).where('staffId', '=', staffId)
  if ((await countSince(earlier, now)) >= mostAnHour) return false
  await endCodes(tx, { purpose, staffId }, now)
  await insertCode(tx, code, now)
  return true
}

/** Ends the codes of an account that nobody has used. */
export async function endCodes(
  tx: Tx,
  { purpose, staffId }: { purpose: string; staffId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('oneTimeCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('staffId', '=', staffId)
    .where('usedAt', 'is', null)
    .execute()
}

async function countSince(codes: ReturnType<typeof codesOf>, now: Date): Promise<number> {
  const { count } = await codes
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('askedAt', '>', new Date(now.getTime() - hour).toISOString())
    .executeTakeFirstOrThrow()
  return count
}

async function insertCode(tx: Tx, code: NewCode & { placeHash?: Buffer }, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + codeLife).toISOString()
  await tx
    .insertInto('oneTimeCode')
    .values({ ...code, askedAt: now.toISOString(), expiresAt })
    .execute()
}

/** Tries a code, which counts. Returns its row when it is right: only the newest is valid, and only while it lives. */
export const tryCode = async (tx: Tx, named: Named, codeHash: Buffer, now: Date) =>
  (await countedTry(tx, named, codeHash, now)).code

/** The same, and whether there was a code that could still be tried. */
export async function countedTry(tx: Tx, named: Named, codeHash: Buffer, now: Date) {
  const newest = await codesOf(tx, named)
    .select(['id', 'codeHash', 'tries', 'expiresAt', 'usedAt', 'staffId'])
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!newest) return { code: undefined, isCounted: false }
  await tx
    .updateTable('oneTimeCode')
    .set({ tries: newest.tries + 1 })
    .where('id', '=', newest.id)
    .execute()
  const isAlive = newest.usedAt === null && Date.parse(newest.expiresAt) > now.getTime()
  const isCounted = isAlive && newest.tries < mostTries
  return { code: isCounted && newest.codeHash.equals(codeHash) ? newest : undefined, isCounted }
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

const codesOf = (tx: Tx, { purpose, subjectHash, askerHash }: Named) =>
  tx
    .selectFrom('oneTimeCode')
    .where('purpose', '=', purpose)
    .where('subjectHash', '=', subjectHash)
    .$if(askerHash !== undefined, (query) => query.where('askerHash', '=', askerHash ?? null))
