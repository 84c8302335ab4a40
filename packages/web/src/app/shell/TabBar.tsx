import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { allScreens, placeOf } from '../../platform/screens/places.ts'
import type { ScreenIcon } from '../../platform/screens/screens.ts'
import { type TabCounts, useTabCounts } from '../../platform/screens/tab.counts.ts'
import { useSession } from '../../platform/session/current.ts'
import { anonymousMode } from '../../platform/session/signIn.ask.ts'
import { ReportSheet } from './ReportSheet.tsx'
import styles from './TabBar.module.css'

/** An item as the specification names its parts (section 2). */
interface TabItem {
  name: string
  iconPath: ScreenIcon
  selectedIconPath: ScreenIcon
  text: string
  midButton: boolean
  count: number
  isDot: boolean
  pagePath: string
}

export function TabBar({ current }: { current: string }) {
  const t = useT()
  const [reporting, setReporting] = useState(false)
  const items = useTabItems()
  const firstHalf = items.slice(0, Math.ceil(items.length / 2))
  const secondHalf = items.slice(firstHalf.length)
  return (
    <nav className={styles.bar} aria-label={t('app.tabs')}>
      <div className={styles.inner}>
        {firstHalf.map((item) => (
          <Tab key={item.name} item={item} selected={item.pagePath === current} />
        ))}
        <button
          type="button"
          className={styles.middle}
          aria-haspopup="dialog"
          onClick={() => setReporting(true)}
        >
          <span className={styles.raised}>
            <IconPlus size="1.75rem" aria-hidden="true" />
          </span>
          {t('app.report')}
        </button>
        {secondHalf.map((item) => (
          <Tab key={item.name} item={item} selected={item.pagePath === current} />
        ))}
      </div>
      <ReportSheet open={reporting} onClose={() => setReporting(false)} />
    </nav>
  )
}

function Tab({ item, selected }: { item: TabItem; selected: boolean }) {
  const Icon = selected ? item.selectedIconPath : item.iconPath
  return (
    <Link to={placeOf(item.pagePath)} className={styles.tab} aria-current={selected ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon size="1.625rem" stroke={1.75} />
        {item.count > 0 && <span className={styles.count}>{item.count > 99 ? '99+' : item.count}</span>}
        {item.isDot && item.count === 0 && <span className={styles.dot} />}
      </span>
      {item.text}
    </Link>
  )
}

function useTabItems(): TabItem[] {
  const t = useT()
  const session = useSession()
  const counts = useTabCounts()
  return allScreens()
    .flatMap(([name, screen]) => (screen.tab ? [{ name, screen, tab: screen.tab }] : []))
    .filter(({ screen }) => admit(screen, session, anonymousMode) === 'open')
    .sort((a, b) => a.tab.index - b.tab.index)
    .map(({ name, screen, tab }) => ({
      name,
      iconPath: tab.icon,
      selectedIconPath: tab.selectedIcon,
      text: t(tab.text ?? screen.title),
      midButton: false,
      count: counts[name]?.count ?? 0,
      isDot: counts[name]?.isDot ?? false,
      pagePath: screen.path,
    }))
}

export type { TabCounts }
