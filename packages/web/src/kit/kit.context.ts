// What the kit gets from the app around it: texts, network state, clock, and the navigation bar. The kit itself
// imports no feature and no platform.
import { createContext, use } from 'react'
import type { kitEn } from './kit.messages.en.ts'

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K
export type KitWord = WithoutPlural<keyof typeof kitEn>

export interface KitSurroundings {
  words: (word: KitWord, values?: Record<string, string | number>) => string
  online: boolean
  /** A read failed because its record is not there, so that trying again is no use. */
  isGone: (error: unknown) => boolean
  /** A read failed, and this device has nothing of today to show instead. */
  isNotReadToday: (error: unknown) => boolean
  /** Milliseconds since the epoch. */
  now: () => number
  /** The element in the navigation bar for a screen's own actions. */
  headActions: HTMLElement | null
  /** Replaces the title of the screen's row; undefined restores it. */
  setTitle: (title: string | undefined) => void
}

export const KitContext = createContext<KitSurroundings>({
  words: (word) => word,
  online: true,
  isGone: () => false,
  isNotReadToday: () => false,
  now: Date.now,
  headActions: null,
  setTitle: () => undefined,
})

export function useKit(): KitSurroundings {
  return use(KitContext)
}
