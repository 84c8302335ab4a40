// Typed links: `to.nappyChange({ taskId })` is '/pages/home/task/nappy-change?taskId=…'.
import type { ScreenName, ScreenSpec, Screens, SearchOf } from './screens.ts'
import { parseSearch, stringifySearch } from './search.ts'

/** Path and query string of a screen, without the hash sign. */
export type Place = string & { readonly place: unique symbol }

type Table = Record<string, ScreenSpec<never>>
let table: Table = {}

/** Called once by the app with the whole table, before any link is created. */
export function registerScreens(all: Record<string, ScreenSpec>): void {
  table = all as Table
}

export function allScreens(): [name: string, screen: ScreenSpec][] {
  return Object.entries(table) as [string, ScreenSpec][]
}

/** A screen by its name. @throws if there is none, which the types rule out */
function screenNamed(name: string): ScreenSpec {
  const found = table[name]
  if (!found) throw new Error(`no screen ${name}`)
  return found as ScreenSpec
}

export function placeOf(path: string, search: Record<string, unknown> = {}): Place {
  return (path + stringifySearch(search)) as Place
}

export function splitPlace(place: Place): { path: string; search: Record<string, string> } {
  const [path = '/', query = ''] = place.split('?', 2)
  return { path, search: parseSearch(query) }
}

type To = {
  readonly [N in ScreenName]: [Screens[N]] extends [never] ? () => Place : (search?: SearchOf<N>) => Place
}

/** Creates a link to any screen by its name in the table. */
export const to = new Proxy({} as To, {
  get: (_, name: string) => (search?: Record<string, unknown>) => placeOf(screenNamed(name).path, search),
})

/** The screen at a path or alias; undefined when there is none. */
export function screenAt(path: string): ({ name: string } & ScreenSpec) | undefined {
  const found = allScreens().find(([, screen]) => screen.path === path || screen.alias === path)
  return found && { name: found[0], ...found[1] }
}
