import { createHash } from 'node:crypto'
import type { RandomBytes } from '../../platform/ids.ts'

/** A refresh token contains its session's id and a secret. The server stores only a hash. */
export interface RefreshToken {
  text: string
  sessionId: string
  hash: Buffer
}

export function makeRefreshToken(sessionId: string, random: RandomBytes): RefreshToken {
  return refreshToken(sessionId, Buffer.from(random(32)).toString('base64url'))
}

/** Undefined when the token is malformed. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  const [, sessionId, secret] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(text) ?? []
  return sessionId && secret ? refreshToken(sessionId, secret) : undefined
}

function refreshToken(sessionId: string, secret: string): RefreshToken {
  return { text: `${sessionId}.${secret}`, sessionId, hash: createHash('sha256').update(secret).digest() }
}
