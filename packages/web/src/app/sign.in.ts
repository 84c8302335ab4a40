// The way to the login screen, with the way back.
import { go } from '../platform/screens/navigate.ts'
import { placeOf, screenAt, splitPlace, to } from '../platform/screens/places.ts'

/** The page now open, as the hash says it. */
function currentPage(): string {
  return location.hash.slice(1) || '/'
}

export async function goToSignIn(): Promise<void> {
  const { path, search } = splitPlace(placeOf(currentPage()))
  // It is open already, and knows the way back.
  if (path === splitPlace(to.loginAccount()).path) return
  const isPublic = screenAt(path)?.can === 'public'
  return go(to.loginAccount(isPublic ? {} : { redirect: placeOf(path, search) }), { replace: true })
}
