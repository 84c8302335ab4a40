// Captchas. They are stored in the platform's own scope, because a captcha is requested before the centre is known.
import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'

const lifetime = 5 * 60_000

export async function keepCaptcha(tx: Tx, id: string, code: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetime).toISOString()
  await tx
    .insertInto('captcha')
    .values({ id, codeHash: hashOf(id, code), expiresAt })
    .execute()
}

/** Whether the code matches the picture. The captcha is used up, right or wrong. */
export async function spendCaptcha(tx: Tx, id: string, code: string, now: Date): Promise<boolean> {
  const captcha = await tx
    .deleteFrom('captcha')
    .where('id', '=', id)
    .returning(['codeHash', 'expiresAt'])
    .executeTakeFirst()
  if (!captcha || Date.parse(captcha.expiresAt) <= now.getTime()) return false
  return captcha.codeHash.equals(hashOf(id, code))
}

export async function purgeCaptchas(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('captcha').where('expiresAt', '<=', now.toISOString()).execute()
}

/** Ignores upper and lower case. */
function hashOf(id: string, code: string): Buffer {
  return createHash('sha256').update(`${id} ${code.trim().toUpperCase()}`).digest()
}
