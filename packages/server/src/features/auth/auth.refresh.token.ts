import { createHash } from 'node:crypto'
import type { RandomBytes } from '../../platform/ids.ts'

/** A refresh token contains its session's id, a secret, and the centre where the session is looked for. The server stores
 *  only a hash of the secret. */
export interface RefreshToken {
  text: string
  sessionId: string
  /** Absent from a token of before it was named there. */
  tenantId: string | undefined
  hash: Buffer
}

export function makeRefreshToken(tenantId: string, sessionId: string, random: RandomBytes): RefreshToken {
  const secret = Buffer.from(random(32)).toString('base64url')
  return { text: `${sessionId}.${secret}.${tenantId}`, sessionId, tenantId, hash: hashOf(secret) }
}

/** Undefined when the token is malformed. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  const [, sessionId, secret, tenantId] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})(?:\.(\d{6,9}))?$/.exec(text) ?? []
  return sessionId && secret ? { text, sessionId, tenantId, hash: hashOf(secret) } : undefined
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
