// The name and search parameters of the open screen.
import { createContext, use } from 'react'
import type { ScreenName, SearchOf } from './screens.ts'

interface OpenScreen {
  name: string
  search: Record<string, string>
}

export const ScreenContext = createContext<OpenScreen>({ name: '', search: {} })

/** The parameters of the open screen: `const { taskId } = useSearch('sleep')`. */
export function useSearch<N extends ScreenName>(name: N): SearchOf<N> {
  const open = use(ScreenContext)
  if (open.name !== name) throw new Error(`${name} is not the open screen (${open.name} is)`)
  // The router passes only the names that the table declares for this screen.
  return open.search as SearchOf<N>
}
