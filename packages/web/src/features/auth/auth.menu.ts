// The Personal Center's menu: all screens with a `menu` entry that the user is allowed to open.
import type { BareKey } from '../../platform/i18n/keys.ts'
import { admit } from '../../platform/screens/guard.ts'
import { allScreens } from '../../platform/screens/places.ts'
import { screenIcons } from '../../platform/screens/screen.icons.ts'
import { type MenuGroup, menuGroups, type ScreenIcon } from '../../platform/screens/screens.ts'
import type { SessionState } from '../../platform/session/session.state.ts'

interface MenuItem {
  name: string
  path: string
  title: BareKey
  icon: ScreenIcon
}

const titles: Record<MenuGroup, BareKey> = {
  day: 'auth.groupDay',
  records: 'auth.groupRecords',
  manage: 'auth.groupManage',
  me: 'auth.groupMe',
}

export function menuFor(session: SessionState): { group: MenuGroup; title: BareKey; items: MenuItem[] }[] {
  const open = allScreens().filter(([, screen]) => screen.menu && admit(screen, session, false) === 'open')
  return menuGroups
    .map((group) => ({
      group,
      title: titles[group],
      items: open
        .flatMap(([name, { menu, path, title }]) =>
          menu?.group === group
            ? [{ name, path, title, order: menu.order, icon: screenIcons[menu.icon] }]
            : [],
        )
        .sort((a, b) => a.order - b.order),
    }))
    .filter(({ items }) => items.length > 0)
}
