// Navigation from code. Use Link in markup.
import type { Place } from './places.ts'

interface Navigator {
  go: (place: Place, options: { replace: boolean }) => Promise<void>
  back: () => void
  /** The address of the open place. */
  here: () => string
}

let navigator: Navigator = { go: () => Promise.resolve(), back: () => undefined, here: () => '' }

/** Called once by the app with its router. */
export function registerNavigator(own: Navigator): void {
  navigator = own
}

/** Resolves when the place is open.
 *  @param replace replaces the current history entry, for example after a sign-in or a save */
export function go(place: Place, { replace = false } = {}): Promise<void> {
  return navigator.go(place, { replace })
}

/** Goes back, or to the home screen if there is no history. */
export function goBack(): void {
  navigator.back()
}

/** For the end of an action that takes time, such as a save.
 *  @returns whether the place that was open at this call is still open */
export function rememberPlace(): () => boolean {
  const start = navigator.here()
  return () => navigator.here() === start
}
