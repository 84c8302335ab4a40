import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../kit/store.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { manageTitles, menuTitles } from '../../platform/screens/menu.titles.ts'
import { placeOf } from '../../platform/screens/places.ts'
import { type MenuSection, menuOf } from '../../platform/screens/screen.menu.ts'
import type { ScreenIcon } from '../../platform/screens/screens.ts'
import { useSession } from '../../platform/session/current.ts'
import { ReportSheet } from './ReportSheet.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import styles from './SideNavigation.module.css'
import { inMenu } from './side.current.ts'
import { changeSide, side } from './side.ts'
import { type TabItem, useTabItems } from './useTabItems.ts'

/** On a desk: the tabs, the report button, and the menus by group, of which the current page's is open. */
export function SideNavigation({ current }: { current: string }) {
  const t = useT()
  const session = useSession()
  const [isReporting, setIsReporting] = useState(false)
  const { isNarrow, open } = useStore(side)
  const router = useRouter()
  const place = useRef<HTMLDivElement>(null)
  const items = useTabItems()
  const tabs = items.filter(({ midButton }) => !midButton)
  const report = items.find(({ midButton }) => midButton)
  const groups = joined(t, [
    ...menuOf(session, 'menu', menuTitles),
    ...menuOf(session, 'manage', manageTitles),
  ])
  const known = [...tabs, ...groups.flatMap((group) => group.items)].map(({ name }) => name)
  const marked = inMenu(current, known)
  const at = groups.find((group) => group.items.some(({ name }) => name === marked))?.title

  useEffect(() => {
    const { open } = side.get()
    if (at && !open.includes(at)) changeSide({ open: [...open, at] })
  }, [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page or its group has changed
  useEffect(() => {
    const show = () => place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    show()
    // With a page, the router puts all that was scrolled back to its place. This list follows the page instead.
    return router.subscribe('onRendered', show)
  }, [marked, open, router])

  const toggle = (title: string) =>
    changeSide({ open: open.includes(title) ? open.filter((other) => other !== title) : [...open, title] })

  const Fold = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const fold = t(isNarrow ? 'app.sideWiden' : 'app.sideNarrow')
  return (
    <nav className={styles.side} data-side={isNarrow ? 'narrow' : 'wide'} aria-label={t('app.tabs')}>
      <div className={styles.head}>
        {!isNarrow && <span className={styles.centre}>{session.tenantInfo?.name}</span>}
        <button
          type="button"
          className={styles.fold}
          aria-label={fold}
          title={fold}
          onClick={() => changeSide({ isNarrow: !isNarrow })}
        >
          <Fold size="1.5rem" aria-hidden="true" />
        </button>
      </div>
      {report && (
        <button
          type="button"
          className={styles.report}
          aria-haspopup="dialog"
          title={isNarrow ? report.text : undefined}
          onClick={() => setIsReporting(true)}
        >
          <report.iconPath size="1.5rem" aria-hidden="true" />
          <span>{report.text}</span>
        </button>
      )}
      <div ref={place} className={styles.groups}>
        <ul className="list">
          {tabs.map((tab) => (
            <Tab key={tab.name} tab={tab} isCurrent={tab.name === marked} isNarrow={isNarrow} />
          ))}
        </ul>
        {!isNarrow &&
          groups.map(({ title, items }) => (
            <section key={title}>
              <button
                type="button"
                className={styles.group}
                aria-expanded={open.includes(title)}
                data-current={title === at || undefined}
                onClick={() => toggle(title)}
              >
                <span>{t(title)}</span>
                <IconChevronDown size="1.125rem" aria-hidden="true" />
              </button>
              {open.includes(title) && (
                <ul className="list">
                  {items.map(({ name, path, title, icon }) => (
                    <li key={name}>
                      <Place path={path} icon={icon} text={t(title)} isCurrent={name === marked} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
      </div>
      <Shortcuts className={styles.place} onReport={report && (() => setIsReporting(true))} />
      <ReportSheet open={isReporting} onClose={() => setIsReporting(false)} />
    </nav>
  )
}

function Tab({ tab, isCurrent, isNarrow }: { tab: TabItem; isCurrent: boolean; isNarrow: boolean }) {
  const { text, count, countWords, isDot, pagePath = '/' } = tab
  return (
    <li>
      <Place
        path={pagePath}
        icon={isCurrent ? tab.selectedIconPath : tab.iconPath}
        text={text}
        isCurrent={isCurrent}
        title={isNarrow ? text : undefined}
      >
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
        {isDot && count === 0 && <span className={styles.dot} aria-hidden="true" />}
        {count > 0 && <span className="visually-hidden">{countWords}</span>}
      </Place>
    </li>
  )
}

interface PlaceProps {
  path: string
  icon: ScreenIcon
  text: string
  isCurrent: boolean
  title?: string | undefined
  children?: React.ReactNode
}

function Place({ path, icon: Icon, text, isCurrent, title, children }: PlaceProps) {
  return (
    <Link
      to={placeOf(path)}
      className={styles.place}
      title={title}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon size="1.375rem" stroke={1.75} />
      </span>
      <span className={styles.text}>{text}</span>
      {children}
    </Link>
  )
}

/** Groups of both menus with the same name are one, and a page that stands in both menus stands in the first. */
function joined(t: Translate, groups: readonly MenuSection[]): MenuSection[] {
  const seen = new Set<string>()
  const byName = Map.groupBy(groups, ({ title }) => t(title))
  return [...byName.values()].flatMap((same) => {
    const items = same.flatMap((group) => group.items).filter(({ name }) => !seen.has(name) && seen.add(name))
    const [first] = same
    return first && items.length > 0 ? [{ title: first.title, items }] : []
  })
}
