// What the middle button offers.
import { admit } from '../../platform/screens/guard.ts'
import { allScreens } from '../../platform/screens/places.ts'
import type { SessionState } from '../../platform/session/session.state.ts'
import { anonymousMode } from '../../platform/session/signIn.ask.ts'

/** The `report` actions that the user is allowed to use. */
export const reportActions = (session: SessionState) =>
  allScreens()
    .filter(([, screen]) => screen.report && admit(screen, session, anonymousMode) === 'open')
    .flatMap(([name, screen]) => [screen.report ?? []].flat().map((report) => ({ name, screen, report })))
