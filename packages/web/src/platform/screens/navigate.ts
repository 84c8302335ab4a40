// Navigation from code. Use Link in markup.
import type { Place } from './places.ts'

interface Navigator {
  go: (place: Place, options: { replace: boolean }) => Promise<void>
  back: () => void
}

let navigator: Navigator = { go: () => Promise.resolve(), back: () => undefined }

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
