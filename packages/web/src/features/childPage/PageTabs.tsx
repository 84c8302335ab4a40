import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import styles from './PageTabs.module.css'

const tabs = ['day', 'charts', 'stories', 'reports', 'contacts', 'health', 'rooms'] as const
type Tab = (typeof tabs)[number]

/** The tab named in the address; the day when there is none. */
export const tabOf = (name: string | undefined): Tab => tabs.find((tab) => tab === name) ?? 'day'

const words = {
  day: 'childPage.tabDay',
  charts: 'childPage.tabCharts',
  stories: 'childPage.tabStories',
  reports: 'childPage.tabReports',
  contacts: 'childPage.tabContacts',
  health: 'childPage.tabHealth',
  rooms: 'childPage.tabRooms',
} as const

/** The tabs of the page. Each has its own address, which replaces the current one, so that Back leaves the page. */
export function PageTabs({ id, date, tab }: { id: string; date: string | undefined; tab: Tab }) {
  const t = useT()
  return (
    <nav aria-label={t('childPage.parts')} className={styles.tabs}>
      {tabs.map((one) => (
        <Link
          key={one}
          to={to.childPage({ id, date, tab: one === 'day' ? undefined : one })}
          replace
          className={styles.tab}
          aria-current={one === tab ? 'page' : undefined}
          data-here={one === tab || undefined}
        >
          {t(words[one])}
        </Link>
      ))}
    </nav>
  )
}
