// Navigation from code. Use Link in markup.
import type { Place } from './places.ts'

interface Navigator {
  go: (place: Place, options: { replace: boolean }) => Promise<void>
  back: () => void
  prepare: (place: Place) => Promise<void>
  /** The address of the open place. */
  here: () => string
}

let navigator: Navigator = {
  go: () => Promise.resolve(),
  back: () => undefined,
  prepare: () => Promise.resolve(),
  here: () => '',
}

/** Called once by the app with its router. */
export function registerNavigator(own: Navigator): void {
  navigator = own
}

/** Resolves when the place is open.
 *  @param replace replaces the current history entry, for example after a sign-in or a save */
export function go(place: Place, { replace = false } = {}): Promise<void> {
  return navigator.go(place, { replace })
}

/** Loads the code of a place that is probably opened next and, for a user who is signed in, its data. Never rejects. */
export function prepare(place: Place): Promise<void> {
  return navigator.prepare(place)
}

/** The address of the open place. */
export const here = (): string => navigator.here()

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
