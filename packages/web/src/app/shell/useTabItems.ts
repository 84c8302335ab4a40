import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../features/message/index.ts'
import { requestsQuery } from '../../features/today/index.ts'
import { useT } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { allScreens } from '../../platform/screens/places.ts'
import type { ScreenIcon, ScreenName } from '../../platform/screens/screens.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { anonymousMode } from '../../platform/session/signIn.ask.ts'

/** A tab. The names of its fields are from the specification (section 2). */
export interface TabItem {
  name: string
  iconPath: ScreenIcon
  selectedIconPath: ScreenIcon
  text: string
  /** Describes `count` for screen readers. */
  countWords: string | undefined
  count: number
  /** Something is new, without a number. */
  isDot: boolean
  pagePath: string
}

type Badges = { [N in ScreenName]?: Partial<Pick<TabItem, 'count' | 'isDot' | 'countWords'>> }

/** The tabs that the user is allowed to open, in order. */
export function useTabItems(): TabItem[] {
  const t = useT()
  const held = useSession()
  const badges: Record<string, Badges[ScreenName]> = useBadges()
  return allScreens()
    .flatMap(([name, screen]) => (screen.tab ? [{ name, screen, tab: screen.tab }] : []))
    .filter(({ screen }) => admit(screen, held, anonymousMode) === 'open')
    .sort((a, b) => a.tab.index - b.tab.index)
    .map(({ name, screen, tab }) => ({
      name,
      iconPath: tab.icon,
      selectedIconPath: tab.selectedIcon,
      text: t(tab.text ?? screen.title),
      count: badges[name]?.count ?? 0,
      countWords: badges[name]?.countWords,
      isDot: badges[name]?.isDot ?? false,
      pagePath: screen.path,
    }))
}

/** Messages and the to-do list are opened from the first tab, so that tab shows how many wait in both. */
function useBadges(): Badges {
  const t = useT()
  const messages = useQuery({ ...unreadQuery(), enabled: session.can('message.read') }).data?.unread ?? 0
  const requests = useQuery({ ...requestsQuery(), enabled: session.can('request.read') }).data?.total ?? 0
  const parts = [
    messages > 0 && t('app.unread', { count: messages }),
    requests > 0 && t('app.waiting', { count: requests }),
  ]
  return { home: { count: messages + requests, countWords: parts.filter(Boolean).join(', ') } }
}
