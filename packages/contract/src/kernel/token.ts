// What a token says about itself: its second segment, JSON in base64url (specification, section 3). Nothing here checks
// its signature: that is the server's.

// Browsers and Node both have it; the contract is compiled without the types of either.
declare const atob: (text: string) => string

/** `Invalid token specified`, and the reason where there is one (specification, section 8). */
export class InvalidTokenError extends Error {
  constructor(cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : ''
    super(`Invalid token specified${reason}`, { cause })
    this.name = 'InvalidTokenError'
  }
}

/** The text of base64 in either alphabet, with or without padding. @throws if it is none */
export function fromBase64Url(text: string): string {
  const plain = text
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/={1,2}$/, '')
  if (plain.length % 4 === 1 || !/^[A-Za-z0-9+/]*$/.test(plain)) throw new Error('Illegal base64url string!')
  // Each letter is a byte of UTF-8.
  const bytes = [...atob(plain)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
  return decodeURIComponent(bytes.map((hex) => `%${hex}`).join(''))
}

/** The claims of a token. @throws InvalidTokenError */
export function readToken(token: unknown): Readonly<Record<string, unknown>> {
  if (typeof token !== 'string') throw new InvalidTokenError()
  const claims = claimsOf(token)
  if (typeof claims !== 'object' || claims === null) throw new InvalidTokenError()
  return claims as Record<string, unknown>
}

function claimsOf(token: string): unknown {
  try {
    return JSON.parse(fromBase64Url(token.split('.')[1] ?? ''))
  } catch (error) {
    throw new InvalidTokenError(error)
  }
}
