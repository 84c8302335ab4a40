import { hkdfSync } from 'node:crypto'
import { Id, TenantId } from '@daybook/contract/kernel/schema.ts'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock.ts'
import type { Actor } from './context.ts'
import type { Tx } from './database/database.ts'

/** What an access token says: whose it is and which session it belongs to. Nothing else is believed. */
export interface Claims {
  tenantId: string
  personId: string
  sessionId: string
}

/** Finds the living session of these claims, or nothing when it has ended. Given by the feature that keeps sessions. */
export type FindActor = (tx: Tx, claims: Claims, now: Date) => Promise<Actor | undefined>

export interface TokenMaker {
  sign(claims: Claims, seconds: number): Promise<string>
  /** The claims of a token of ours that has not expired, else undefined. */
  verify(token: string): Promise<Claims | undefined>
  /** What a device encrypts this person's unsent entries with: 32 bytes in hex, derived from the same secret, so that
   *  only the person's next sign-in opens them. */
  outboxKey(person: Pick<Claims, 'tenantId' | 'personId'>): string
}

/** How many verified tokens are remembered. */
const remembered = 10_000

/** Access tokens: JWT, HS256. A token that was verified is not computed again as long as it lasts; whether its
 *  session still lives is asked at every request all the same. @param key at least 32 bytes */
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
    outboxKey: ({ tenantId, personId }) =>
      Buffer.from(hkdfSync('sha256', key, tenantId, `outbox ${personId}`, 32)).toString('hex'),
    async verify(token) {
      const now = clock.now()
      const known = verified.get(token)
      if (known && now.getTime() < known.until) return known.claims
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
        const { tenant_id, user_id, sid, exp } = payload
        if (exp === undefined) return undefined
        // What is no id would be an error of the database.
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
