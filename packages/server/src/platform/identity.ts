import { createHmac } from 'node:crypto'
import { Id, TenantId } from '@daybook/contract/kernel/schema.ts'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock.ts'
import type { Actor } from './context.ts'
import type { Tx } from './database/database.ts'

/** The claims of an access token: its person and session. No other claim is used. */
export interface Claims {
  tenantId: string
  personId: string
  sessionId: string
}

/** Finds the active session of these claims; undefined when it has ended. The auth feature provides it. */
export type FindActor = (tx: Tx, claims: Claims, now: Date) => Promise<Actor | undefined>

export interface TokenMaker {
  sign(claims: Claims, seconds: number): Promise<string>
  /** The claims of a valid token; undefined when it is forged or has expired. */
  verify(token: string): Promise<Claims | undefined>
  /** What the keys of a centre's devices are derived from, itself derived from the same secret. It goes with a centre that
   *  moves to another cell. */
  outboxSecret(tenantId: string): Buffer
}

/** The key that a device uses to encrypt this person's unsent entries: 32 bytes in hex. Only the person's next sign-in can
 *  decrypt them. With `outboxSecret` this is HKDF (RFC 5869), whose first step is of the centre and the second of the person. */
export const outboxKey = (secret: Buffer, personId: string): string =>
  createHmac('sha256', secret).update(`outbox ${personId}\x01`).digest('hex')

/** Size of the cache of verified tokens. */
const remembered = 10_000

/** Access tokens: JWT, HS256. A verified token is cached until it expires. Every request still checks that its session
 *  is active. @param key at least 32 bytes */
export function tokenMaker(key: Uint8Array, clock: Clock): TokenMaker {
  const verified = new Map<string, { claims: Claims; until: number }>()
  return {
    sign({ tenantId, personId, sessionId }, seconds) {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ tenant_id: tenantId, user_id: personId, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key)
    },
    outboxSecret: (tenantId) => createHmac('sha256', tenantId).update(key).digest(),
    async verify(token) {
      const now = clock.now()
      const known = verified.get(token)
      if (known && now.getTime() < known.until) return known.claims
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
        const { tenant_id, user_id, sid, exp } = payload
        if (exp === undefined) return undefined
        // A value that is not a UUID would cause a database error.
        const claims = {
          tenantId: TenantId.parse(tenant_id),
          personId: Id.parse(user_id),
          sessionId: Id.parse(sid),
        }
        if (verified.size >= remembered) verified.clear()
        verified.set(token, { claims, until: exp * 1000 })
        return claims
      } catch {
        return undefined
      }
    },
  }
}
