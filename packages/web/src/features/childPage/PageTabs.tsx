import { Box } from '@mantine/core'
import { card } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'

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

const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(3.75rem, 1fr))', gap: '0.25rem' }

/** The tabs of the page. Each has its own address, which replaces the current one, so that Back leaves the page. */
export function PageTabs({ id, date, tab }: { id: string; date: string | undefined; tab: Tab }) {
  const t = useT()
  return (
    <Box
      component="nav"
      aria-label={t('childPage.parts')}
      display="grid"
      p="0.25rem"
      {...card}
      bdrs="lg"
      style={columns}
    >
      {tabs.map((one) => (
        <Box
          component={Link}
          key={one}
          to={to.childPage({ id, date, tab: one === 'day' ? undefined : one })}
          replace
          display="grid"
          mih="3rem"
          lh={1.2}
          fz="sm"
          ta="center"
          td="none"
          bdrs="md"
          style={{ placeItems: 'center' }}
          {...(one === tab ? { fw: 650, c: 'var(--blue)', bg: 'var(--blue-tint)' } : { c: 'var(--grey)' })}
          aria-current={one === tab ? 'page' : undefined}
        >
          {t(words[one])}
        </Box>
      ))}
    </Box>
  )
}
