// What a teacher sees when checking a sleeper, as a form takes it up.
import type { Check, Sleep } from './sleep.view.ts'

export type Look = Pick<Check, 'breathing' | 'warmth' | 'colour' | 'position'> & { note: string }

/** All as usual, lying as it last lay. */
export function usualLook(sleep: Pick<Sleep, 'checks'> | null): Look {
  return {
    breathing: 'normal',
    warmth: 'normal',
    colour: 'normal',
    position: sleep?.checks.at(-1)?.position ?? 'back',
    note: '',
  }
}

/** Nothing stands out; how a child lies is not a matter of well or unwell. */
export function isWell({ breathing, warmth, colour, note }: Look): boolean {
  return breathing === 'normal' && warmth === 'normal' && colour === 'normal' && note.trim() === ''
}
