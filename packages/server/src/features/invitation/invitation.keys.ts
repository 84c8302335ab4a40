// Keys of invitations: 32 random bytes, so that a plain hash of them tells nobody anything.
import { createHash } from 'node:crypto'
import type { RandomBytes } from '../../platform/ids.ts'

const day = 86_400_000
/** People may be on leave; the first operator stands at the machine. */
export const lifeOf = { manager: 7 * day, staff: 14 * day, administrator: day }

export const newKey = (random: RandomBytes): string => Buffer.from(random(32)).toString('base64url')
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(`invitation ${key}`).digest()

/** The address of the page that takes the invitation. What follows `#` is never sent to a server. */
export const addressOf = (origin: string, tenantId: string, key: string): string =>
  `${origin}/#/pages/login/invitation?tenant=${tenantId}&key=${key}`
