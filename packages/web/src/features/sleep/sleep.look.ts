// The observations of a sleep check, as the form edits them.
import type { Check } from './sleep.view.ts'

/** The observations of a check. All four are null when the child was only seen. */
export type CheckLook = Pick<Check, 'breathing' | 'warmth' | 'colour' | 'position'>
type Filled = { [K in keyof CheckLook]: NonNullable<CheckLook[K]> }
export type Look = Filled & { note: string }

/** A check that is being filled in. The position is never chosen beforehand, so that no check is recorded without
 *  looking at the child. */
export type LookDraft = Omit<Look, 'position'> & { position: Look['position'] | undefined }

export const emptyLook: LookDraft = {
  breathing: 'normal',
  warmth: 'normal',
  colour: 'normal',
  position: undefined,
  note: '',
}

export function isFilled(look: LookDraft): look is Look {
  return look.position !== undefined
}

/** Whether nothing is unusual. The position does not count as unusual. */
export function isWell({ breathing, warmth, colour, note }: LookDraft): boolean {
  return breathing === 'normal' && warmth === 'normal' && colour === 'normal' && note.trim() === ''
}
