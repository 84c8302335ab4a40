// Numbers and dots on the tab bar. A feature that knows one sets it: `setTabCount('home', { count: 3 })`.
import { createStore, useStore } from '../store.ts'
import type { ScreenName } from './screens.ts'

export interface TabCount {
  count?: number
  /** Something is new, however many. */
  isDot?: boolean
}

export type TabCounts = Record<string, TabCount | undefined>

const counts = createStore<TabCounts>({})

export function setTabCount(screen: ScreenName, count: TabCount): void {
  counts.set({ ...counts.get(), [screen]: count })
}

export function useTabCounts(): TabCounts {
  return useStore(counts)
}
