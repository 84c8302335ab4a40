// The server's own maker of one-time codes, so that a test can put codes into the world.
import { randomBytes } from 'node:crypto'
import { codeMaker } from '@daybook/server/platform/codes/codes.ts'
import type { DB } from '@daybook/server/platform/database/types.ts'
import type { Insertable } from 'kysely'
import type { World } from './world.ts'

/** The key of test servers. */
export const tokenKey = 'ab'.repeat(32)

export const testCodes = codeMaker(Buffer.from(tokenKey, 'hex'), randomBytes)

type Code = Omit<Insertable<DB['oneTimeCode']>, 'id' | 'askedAt' | 'expiresAt'>

/** A code that was just asked for and is good for a minute. */
export function giveCode({ build, clock }: World, tenantId: string, code: Code): Promise<string> {
  const now = clock.now()
  const times = { askedAt: now.toISOString(), expiresAt: new Date(now.getTime() + 60_000).toISOString() }
  return build(tenantId, (make) => make.row('oneTimeCode', { ...code, ...times }))
}
