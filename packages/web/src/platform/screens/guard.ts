// Decides who can open a screen. Deny by default: signed-out users can open only screens marked `public`.
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { SessionState } from '../session/session.state.ts'
import type { ScreenSpec } from './screens.ts'

export type Verdict = 'open' | 'signIn' | 'newPassword' | 'setUp' | 'denied'

export function admit(
  screen: Pick<ScreenSpec, 'can' | 'opensFirst'>,
  session: Pick<SessionState, 'isLogin' | 'userProfile'>,
  anonymousMode: boolean,
): Verdict {
  if (screen.can === 'public') return 'open'
  if (!session.isLogin) return anonymousMode ? 'open' : 'signIn'
  const first = firstOf(session.userProfile)
  if (first) return screen.opensFirst === first ? 'open' : first
  const { can } = screen
  if (can === undefined) return 'open'
  const isAllowed = can === 'staff' ? worksAtCentre(session) : session.userProfile?.rights.includes(can)
  return isAllowed ? 'open' : 'denied'
}

/** The platform's operator works at none. */
export const worksAtCentre = ({ userProfile }: Pick<SessionState, 'userProfile'>): boolean =>
  userProfile !== null && userProfile?.tenantId !== defaultTenantId

function firstOf(person: SessionState['userProfile']): ScreenSpec['opensFirst'] {
  if (person?.mustChangePassword) return 'newPassword'
  return person?.mustSetUpSecondStep ? 'setUp' : undefined
}
