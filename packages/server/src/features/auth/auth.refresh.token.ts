import { createHash } from 'node:crypto'
import type { CodeMaker } from '../../platform/codes/codes.ts'
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

export const makeRefreshToken = (tenantId: string, sessionId: string, random: RandomBytes): RefreshToken =>
  tokenOf(tenantId, sessionId, random(32))

/** The token that follows this one for a device that says its own key: the same each time, so that an answer that was lost on
 *  the way can be asked for again. Whoever has copied the token does not know the key. */
export const followingToken = (
  { codes }: { codes: CodeMaker },
  shown: RefreshToken,
  { tenantId, key }: { tenantId: string; key: string },
): RefreshToken => tokenOf(tenantId, shown.sessionId, codes.hash('refresh', shown.text, key))

function tokenOf(tenantId: string, sessionId: string, bytes: Uint8Array): RefreshToken {
  const secret = Buffer.from(bytes).toString('base64url')
  return { text: `${sessionId}.${secret}.${tenantId}`, sessionId, tenantId, hash: hashOf(secret) }
}

/** Undefined when the token is malformed. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  const [, sessionId, secret, tenantId] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})(?:\.(\d{6,9}))?$/.exec(text) ?? []
  return sessionId && secret ? { text, sessionId, tenantId, hash: hashOf(secret) } : undefined
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
