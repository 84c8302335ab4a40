// The user viewing this page. An event from another user must be shown with the viewer's rights, not the author's.
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

/** The viewer as the author of a record created now. */
export function authorOf({ personId, name, now }: Reader): { by: { id: string; name: string }; at: string } {
  return { by: { id: personId, name }, at: now.toISOString() }
}
