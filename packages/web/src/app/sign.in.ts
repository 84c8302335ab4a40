// Opens the login page, which returns to the current page after sign-in.
import { go } from '../platform/screens/navigate.ts'
import { placeOf, screenAt, splitPlace, to } from '../platform/screens/places.ts'

/** The current page, from the URL's hash. */
function currentPage(): string {
  return location.hash.slice(1) || '/'
}

/** A public page stays open behind the sign-in prompt. The login page needs no prompt. */
export function mayStayOpen(): boolean {
  const { path } = splitPlace(placeOf(currentPage()))
  return screenAt(path)?.can === 'public' && path !== splitPlace(to.loginAccount()).path
}

export async function goToSignIn(): Promise<void> {
  const { path, search } = splitPlace(placeOf(currentPage()))
  // It is already open and has its redirect.
  if (path === splitPlace(to.loginAccount()).path) return
  const isPublic = screenAt(path)?.can === 'public'
  return go(to.loginAccount(isPublic ? {} : { redirect: placeOf(path, search) }), { replace: true })
}
