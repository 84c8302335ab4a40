// A device that has signed in keeps a token, so that failures elsewhere do not lock it out (OWASP: device cookie). The
// server stores only hashes, with the sessions.
import { createHash } from 'node:crypto'
import type { RandomBytes } from '../../platform/ids.ts'

export interface Device {
  token: string
  hash: Buffer
}

/** The device of this token; undefined when the token is malformed. */
export function readDevice(token: string | undefined): Device | undefined {
  return token && /^[\w-]{43}$/.test(token) ? deviceOf(token) : undefined
}

export function newDevice(random: RandomBytes): Device {
  return deviceOf(Buffer.from(random(32)).toString('base64url'))
}

const deviceOf = (token: string): Device => ({ token, hash: createHash('sha256').update(token).digest() })
