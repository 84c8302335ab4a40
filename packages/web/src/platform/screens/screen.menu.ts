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
      const { group, order, icon } = entry
      return [{ name, path: screen.path, title: screen.title, group, order, icon: screenIcons[icon] }]
    })
    .toSorted((a, b) => a.order - b.order)
  return Object.entries<BareKey>(titles)
    .map(([group, title]) => ({ title, items: items.filter((item) => item.group === group) }))
    .filter((section) => section.items.length > 0)
}
