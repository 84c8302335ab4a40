// Whoever looks at this page: what they may do with a record is theirs, not that of whoever wrote it.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import { session } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'

export interface Reader {
  personId: string
  name: string
  can: (right: Right) => boolean
  timeZone: string
  now: Date
}

export function currentReader(): Reader {
  const { userInfo, tenantInfo } = session.get()
  return {
    personId: userInfo?.user_id ?? '',
    name: userInfo?.realName ?? '',
    can: session.can,
    timeZone: tenantInfo?.timeZone ?? 'UTC',
    now: new Date(serverNow()),
  }
}

/** The reader as the author of a record that is made now. */
export function authorOf({ personId, name, now }: Reader): { by: { id: string; name: string }; at: string } {
  return { by: { id: personId, name }, at: now.toISOString() }
}
