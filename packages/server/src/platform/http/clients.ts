import { createHash, timingSafeEqual } from 'node:crypto'

/** Credentials of a client program. They do not identify a person, and everyone who has the program can read them. */
export interface ClientCredentials {
  id: string
  secret: string
}

/** Whether an Authorization header carries the credentials of one of these clients. */
export function clientCheck(
  clients: readonly ClientCredentials[],
): (authorization: string | undefined) => boolean {
  const known = clients.map(({ id, secret }) => digest(`${id}:${secret}`))
  return (authorization) => {
    const encoded = /^basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(authorization ?? '')?.[1]
    if (encoded === undefined) return false
    const shown = digest(Buffer.from(encoded, 'base64').toString())
    return known.filter((candidate) => timingSafeEqual(candidate, shown)).length > 0
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
