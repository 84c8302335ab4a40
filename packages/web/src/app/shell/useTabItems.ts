import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../features/message/index.ts'
import { requestsQuery } from '../../features/today/today.data.ts'
import { useT } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { allScreens } from '../../platform/screens/places.ts'
import type { ScreenIcon, ScreenName } from '../../platform/screens/screens.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { anonymousMode } from '../../platform/session/signIn.ask.ts'
import { reportActions } from './report.actions.ts'

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
  /** The raised button in the middle, which opens no page. */
  midButton: boolean
  /** Undefined for the middle button. */
  pagePath: string | undefined
}

type Badges = { [N in ScreenName]?: Partial<Pick<TabItem, 'count' | 'isDot' | 'countWords'>> }

/** The tabs that the user is allowed to open, in order, and in the middle of them the button, where it has an action. */
export function useTabItems(): TabItem[] {
  const t = useT()
  const held = useSession()
  const badges: Record<string, Badges[ScreenName]> = useBadges()
  const tabs: TabItem[] = allScreens()
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
      midButton: false,
      pagePath: screen.path,
    }))
  if (reportActions(held).length === 0) return tabs
  return tabs.toSpliced(Math.ceil(tabs.length / 2), 0, {
    name: 'report',
    iconPath: IconPlus,
    selectedIconPath: IconPlus,
    text: t('app.report'),
    countWords: undefined,
    count: 0,
    isDot: false,
    midButton: true,
    pagePath: undefined,
  })
}

/** The first tab says how much waits for the person, as home does. What messages tell stands in the feed: its tab says
 *  that there is something new, and no second number. */
function useBadges(): Badges {
  const t = useT()
  const messages = useQuery({ ...unreadQuery(), enabled: session.can('message.read') }).data?.unread ?? 0
  const requests = useQuery({ ...requestsQuery(), enabled: session.can('request.read') }).data?.total ?? 0
  return {
    home: { count: requests, countWords: t('app.waiting', { count: requests }) },
    feed: { isDot: messages > 0, countWords: t('app.unread', { count: messages }) },
  }
}
