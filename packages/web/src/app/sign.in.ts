// The way to the login page, with the way back.
import { go } from '../platform/screens/navigate.ts'
import { placeOf, screenAt, splitPlace, to } from '../platform/screens/places.ts'

/** The page now open, as the hash says it. */
function currentPage(): string {
  return location.hash.slice(1) || '/'
}

/** Public pages stay open while somebody is asked to sign in; the login page asks by itself. */
export function mayStayOpen(): boolean {
  const { path } = splitPlace(placeOf(currentPage()))
  return screenAt(path)?.can === 'public' && path !== splitPlace(to.loginAccount()).path
}

export async function goToSignIn(): Promise<void> {
  const { path, search } = splitPlace(placeOf(currentPage()))
  // It is open already, and knows the way back.
  if (path === splitPlace(to.loginAccount()).path) return
  const isPublic = screenAt(path)?.can === 'public'
  return go(to.loginAccount(isPublic ? {} : { redirect: placeOf(path, search) }), { replace: true })
}
