// Decides who can open a screen. Deny by default: signed-out users can open only screens marked `public`.
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
  if (screen.can === undefined || session.userProfile?.rights.includes(screen.can)) return 'open'
  return 'denied'
}

function firstOf(person: SessionState['userProfile']): ScreenSpec['opensFirst'] {
  if (person?.mustChangePassword) return 'newPassword'
  return person?.mustSetUpSecondStep ? 'setUp' : undefined
}
