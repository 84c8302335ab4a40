// What a teacher sees when checking a sleeper, as a form takes it up.
import type { Check, Sleep } from './sleep.view.ts'

/** What a check says; null in all four where the child was seen and nothing more was said. */
export type CheckLook = Pick<Check, 'breathing' | 'warmth' | 'colour' | 'position'>
export type Look = { [K in keyof CheckLook]: NonNullable<CheckLook[K]> } & { note: string }

/** All as usual, lying as it last lay. */
export function usualLook(sleep: Pick<Sleep, 'checks'> | null): Look {
  return {
    breathing: 'normal',
    warmth: 'normal',
    colour: 'normal',
    position: sleep?.checks.findLast(({ position }) => position !== null)?.position ?? 'back',
    note: '',
  }
}

/** Nothing stands out; how a child lies is not a matter of well or unwell. */
export function isWell({ breathing, warmth, colour, note }: Look): boolean {
  return breathing === 'normal' && warmth === 'normal' && colour === 'normal' && note.trim() === ''
}
