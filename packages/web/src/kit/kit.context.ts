// What the kit gets from the app around it: words, network, clock, and the head of the screen. The kit
// itself knows no feature and no platform.
import { createContext, use } from 'react'
import type { kitEn } from './kit.messages.en.ts'

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K
export type KitWord = WithoutPlural<keyof typeof kitEn>

export interface KitSurroundings {
  words: (word: KitWord, values?: Record<string, string | number>) => string
  online: boolean
  /** Milliseconds since the epoch. */
  now: () => number
  /** Where a screen's own actions stand in the navigation bar. */
  headActions: HTMLElement | null
  /** Another title than the table's; undefined gives it back. */
  setTitle: (title: string | undefined) => void
}

export const KitContext = createContext<KitSurroundings>({
  words: (word) => word,
  online: true,
  now: Date.now,
  headActions: null,
  setTitle: () => undefined,
})

export function useKit(): KitSurroundings {
  return use(KitContext)
}
