// The table of screens. Each feature lists its own, and `npm run generate` collects them in app/screens.generated.ts.
// The router, typed links, titles, guard, prefetch, menus, tab bar, report actions and `npm run routes` use the table:
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
// The loaded file exports only its component, or several in one object (`part`). It reads `useSearch('sleep')` and links with
// `<Link to={to.sleep({ taskId })}>`. The tables are part of the first load and are also read by Node. A *.screens.ts
// therefore imports no .tsx, and imports its feature's data only dynamically, as above.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { TableName } from '../declared.ts'
import type { BareKey } from '../i18n/keys.ts'
import type { SessionState } from '../session/session.state.ts'
import type { screenIcons } from './screen.icons.ts'
import type { Search } from './search.ts'

export type ScreenIcon = ComponentType<{ size?: number | string; stroke?: number | string }>

/** A name in screen.icons.ts. */
type MenuIcon = keyof typeof screenIcons

/** The result of `query()` or `pagedQuery()`. */
export interface Need {
  queryKey: QueryKey
}

/** The names of a screen's search parameters; none when its table row has no `search`. */
type NamesOf<Names> = Names extends string ? Names : never

interface ReportAction {
  subject: Subject
  /** Somebody leaves by it. */
  out?: true
  order: number
  /** Replaces the title where it is too long or where the action opens another view. */
  text?: BareKey
  /** The view that it opens. */
  search?: Record<string, string>
}

export interface ScreenSpec<Names = string> {
  path: string
  /** A second path of the same screen. */
  alias?: string
  title: BareKey
  /** The right needed to open it, `public`, or `staff` for everybody who works at a centre. Without it, any signed-in user can
   *  open it. */
  can?: Right | 'public' | 'staff'
  search?: Search<NamesOf<Names>>
  /** Its queries. They are fetched when the screen opens or is preloaded. */
  needs?: (at: { search: { [K in NamesOf<Names>]?: string }; session: SessionState }) => Promise<Need[]>
  /** Fetches `needs` also while the page is idle, so that the screen opens offline. */
  prefetch?: true
  /** Shows what this device has of today, until the server has answered. Not for screens on which care is recorded. */
  storedFirst?: true
  // The module is not typed, because its type depends on this table (circular).
  load: () => Promise<unknown>
  /** Which of the components in the file's one export, where several screens share the file. */
  part?: string
  /** The tables of other features (platform/declared.ts) that it shows. They are loaded with it. */
  shows?: readonly TableName[]
  /** Position in the tab bar. `text` replaces a title that is too long. */
  tab?: { index: 0 | 1 | 2 | 3; icon: ScreenIcon; selectedIcon: ScreenIcon; text?: BareKey }
  /** Adds it to the Personal Center's menu. What is not opened `often` stands under “More” there. */
  menu?: {
    group: MenuGroup
    icon: MenuIcon
    order: number
    often?: true
    /** It is there for whoever may open a page of this menu. */
    leadsTo?: 'manage'
  }
  /** Adds it to the management page. */
  manage?: { group: ManageGroup; icon: MenuIcon; order: number; often?: true }
  /** Adds it to the actions of the tab bar's middle button, once for each of its views. */
  report?: ReportAction | readonly ReportAction[]
  /** The screen draws its own header or has none (the sign-in screen). */
  bare?: boolean
  /** Opens before a second step that the person has to set up, or before a new password that they have to choose. */
  opensFirst?: 'setUp' | 'newPassword'
}

/** Groups of the menu. */
type MenuGroup = 'day' | 'checks' | 'children' | 'safety' | 'team' | 'centre' | 'me'

/** Groups of the management page. */
type ManageGroup = 'day' | 'planning' | 'records' | 'people'

export type ScreenTable<T> = { readonly [N in keyof T]: ScreenSpec<T[N]> }

export function screens<T>(table: ScreenTable<T>): ScreenTable<T> {
  return table
}

/** Screen names and the names of their search parameters. Features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by every feature's *.screens.ts
export interface Screens {}

export type ScreensOf<Table> = {
  [N in keyof Table]: Table[N] extends ScreenSpec<infer Names> ? NamesOf<Names> : never
}

export type ScreenName = keyof Screens & string
export type SearchOf<N extends ScreenName> = { [K in Screens[N]]?: string }
