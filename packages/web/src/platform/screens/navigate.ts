// Going somewhere from code. In markup use Link.
import type { Place } from './places.ts'

interface Navigator {
  go: (place: Place, options: { replace: boolean }) => Promise<void>
  back: () => void
}

let navigator: Navigator = { go: () => Promise.resolve(), back: () => undefined }

/** The app hands its router over. */
export function registerNavigator(own: Navigator): void {
  navigator = own
}

/** Resolves when the place is open.
 *  @param replace whether the present page disappears from the way back (after a sign-in, after a save) */
export function go(place: Place, { replace = false } = {}): Promise<void> {
  return navigator.go(place, { replace })
}

/** Back where the person came from; home when there is nothing to go back to. */
export function goBack(): void {
  navigator.back()
}
