// The screens that a person may open from a menu, by group: the Personal Center's and the management page's.
import type { BareKey } from '../i18n/keys.ts'
import type { SessionState } from '../session/session.state.ts'
import { admit } from './guard.ts'
import { allScreens } from './places.ts'
import { screenIcons } from './screen.icons.ts'
import type { ScreenIcon, ScreenSpec } from './screens.ts'

type Menu = 'menu' | 'manage'
type Group<M extends Menu> = NonNullable<ScreenSpec[M]>['group']

interface MenuItem {
  name: string
  path: string
  title: BareKey
  icon: ScreenIcon
  often: boolean
}

export interface MenuSection {
  title: BareKey
  items: readonly MenuItem[]
}

/** @param titles of the groups, in the order they are shown. */
export function menuOf<M extends Menu>(
  session: SessionState,
  menu: M,
  titles: Readonly<Record<Group<M>, BareKey>>,
): MenuSection[] {
  const items = allScreens()
    .flatMap(([name, screen]) => {
      const entry = screen[menu]
      if (!entry || admit(screen, session, false) !== 'open') return []
      if ('leadsTo' in entry && entry.leadsTo && !hasAny(session, entry.leadsTo)) return []
      const { group, order, icon, often = false } = entry
      return [{ name, path: screen.path, title: screen.title, group, order, often, icon: screenIcons[icon] }]
    })
    .toSorted((a, b) => a.order - b.order)
  return Object.entries<BareKey>(titles)
    .map(([group, title]) => ({ title, items: items.filter((item) => item.group === group) }))
    .filter((section) => section.items.length > 0)
}

const hasAny = (session: SessionState, menu: Menu): boolean =>
  allScreens().some(([, screen]) => screen[menu] && admit(screen, session, false) === 'open')

/** A menu of at most this many is shown whole. */
const mostAtOnce = 12

interface Shown {
  often: readonly MenuItem[]
  more: readonly MenuSection[]
}

/** The few that the person opens often, and all others by group. Nobody reads fifty tiles. */
export function splitMenu(sections: readonly MenuSection[]): Shown {
  const all = sections.flatMap(({ items }) => items)
  if (all.length <= mostAtOnce) return { often: all, more: [] }
  const more = sections.map(({ title, items }) => ({ title, items: items.filter(({ often }) => !often) }))
  return { often: all.filter(({ often }) => often), more: more.filter(({ items }) => items.length > 0) }
}
