// Screens are data. A feature lists its own and `npm run generate` gathers them (app/screens.generated.ts); router, typed links,
// titles, guard, prefetch, menus, tab bar, report actions and `npm run routes` derive from the table:
//
//   export const sleepScreens = screens({
//     sleep: { path: '/pages/home/task/sleep', title: 'sleep.title', can: 'care.read', search: search('taskId'),
//              needs: async ({ search }) => [(await import('./sleep.data.ts')).sleepersQuery(search)],
//              load: () => import('./SleepScreen.tsx') },
//   })
//   declare module '../../platform/screens/screens.ts' {
//     interface Screens extends ScreensOf<typeof sleepScreens> {}
//   }
//
// The loaded file exports its one component and nothing else; it reads `useSearch('sleep')` and links with
// `<Link to={to.sleep({ taskId })}>`. Every table is part of the first load and is read by Node too: a
// *.screens.ts imports no .tsx, and its feature's data only as above, when it is needed.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { TableName } from '../declared.ts'
import type { BareKey } from '../i18n/keys.ts'
import type { SessionState } from '../session/session.state.ts'
import type { Search } from './search.ts'

export type ScreenIcon = ComponentType<{ size?: number | string; stroke?: number | string }>

/** Anything that `query()` or `pagedQuery()` makes. */
export interface Need {
  queryKey: QueryKey
}

/** The names of a screen's search parameters; none when its table row has no `search`. */
type NamesOf<Names> = Names extends string ? Names : never

interface ReportAction {
  subject: Subject
  order: number
  /** Where the title is too long, or of another side of the screen. */
  text?: BareKey
  /** The side that it opens. */
  search?: Record<string, string>
}

export interface ScreenSpec<Names = string> {
  path: string
  /** A second address of the same screen. */
  alias?: string
  title: BareKey
  /** Who may open it: a right, `public` for anybody; any signed-in person when left out. */
  can?: Right | 'public'
  search?: Search<NamesOf<Names>>
  /** What it reads, fetched before it opens and when somebody is about to open it. */
  needs?: (at: { search: { [K in NamesOf<Names>]?: string }; session: SessionState }) => Promise<Need[]>
  /** Its `needs` are also read when nothing else is to be done, so that it opens without a network. */
  prefetch?: true
  // Not typed as a module: its type depends on this table, and would go round in a circle.
  load: () => Promise<unknown>
  /** The tables of what other features declare (platform/declared.ts) that it shows; loaded with it. */
  shows?: readonly TableName[]
  /** Position in the tab bar; `text` where the title is too long for it. */
  tab?: { index: 0 | 1 | 2 | 3; icon: ScreenIcon; selectedIcon: ScreenIcon; text?: BareKey }
  /** Stands in the Personal Center's menu. */
  menu?: { group: MenuGroup; icon: ScreenIcon; order: number }
  /** Stands on the management page. */
  manage?: { icon: ScreenIcon; order: number }
  /** Stands among the report actions of the tab bar's middle button; more than once where it has several sides. */
  report?: ReportAction | readonly ReportAction[]
  /** The screen draws its own head, or none (the sign-in). */
  bare?: boolean
}

/** Groups of the menu, in the order they are shown. */
export const menuGroups = ['day', 'records', 'manage', 'me'] as const
export type MenuGroup = (typeof menuGroups)[number]

export type ScreenTable<T> = { readonly [N in keyof T]: ScreenSpec<T[N]> }

export function screens<T>(table: ScreenTable<T>): ScreenTable<T> {
  return table
}

/** Name of every screen → names of its search parameters. Features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by every feature's *.screens.ts
export interface Screens {}

export type ScreensOf<Table> = {
  [N in keyof Table]: Table[N] extends ScreenSpec<infer Names> ? NamesOf<Names> : never
}

export type ScreenName = keyof Screens & string
export type SearchOf<N extends ScreenName> = { [K in Screens[N]]?: string }
