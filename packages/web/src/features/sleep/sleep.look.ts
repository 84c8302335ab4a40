// The observations of a sleep check, as the form edits them.
import type { Check, Sleep } from './sleep.view.ts'

/** The observations of a check. All four are null when the child was only seen. */
export type CheckLook = Pick<Check, 'breathing' | 'warmth' | 'colour' | 'position'>
export type Look = { [K in keyof CheckLook]: NonNullable<CheckLook[K]> } & { note: string }

/** The default: everything normal, in the position of the last check. */
export function usualLook(sleep: Pick<Sleep, 'checks'> | null): Look {
  return {
    breathing: 'normal',
    warmth: 'normal',
    colour: 'normal',
    position: sleep?.checks.findLast(({ position }) => position !== null)?.position ?? 'back',
    note: '',
  }
}

/** Whether nothing is unusual. The position does not count as unusual. */
export function isWell({ breathing, warmth, colour, note }: Look): boolean {
  return breathing === 'normal' && warmth === 'normal' && colour === 'normal' && note.trim() === ''
}
