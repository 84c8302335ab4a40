import { lazy, Suspense, useRef, useState } from 'react'
import { useHeightAs } from '../../kit/useHeightAs.ts'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import styles from './TabBar.module.css'
import { type TabItem, useTabItems } from './useTabItems.ts'

// Lazy, because nobody needs it at first.
const ReportSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./ReportSheet.tsx'))).ReportSheet,
}))

/** Up to four tabs with the raised button in the middle. */
export function TabBar({ current }: { current: string }) {
  const t = useT()
  const [reporting, setReporting] = useState(false)
  const items = useTabItems()
  const bar = useRef<HTMLElement>(null)
  useHeightAs('--tab-bar', bar)
  return (
    <nav ref={bar} className={styles.bar} aria-label={t('app.tabs')}>
      <div className={styles.inner}>
        {items.map((item) =>
          item.pagePath === undefined ? (
            <MidButton key={item.name} item={item} onPress={() => setReporting(true)} />
          ) : (
            <Tab key={item.name} item={item} path={item.pagePath} selected={item.pagePath === current} />
          ),
        )}
      </div>
      <Suspense>
        <ReportSheet open={reporting} onClose={() => setReporting(false)} />
      </Suspense>
    </nav>
  )
}

function MidButton({ item: { iconPath: Icon, text }, onPress }: { item: TabItem; onPress: () => void }) {
  return (
    <button type="button" className={styles.middle} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.raised}>
        <Icon size="1.75rem" aria-hidden="true" />
      </span>
      {text}
    </button>
  )
}

function Tab({ item, path, selected }: { item: TabItem; path: string; selected: boolean }) {
  const Icon = selected ? item.selectedIconPath : item.iconPath
  const { count, countWords, isDot } = item
  return (
    <Link to={placeOf(path)} className={styles.tab} aria-current={selected ? 'page' : undefined}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size="1.625rem" stroke={1.75} />
        {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
        {isDot && count === 0 && <span className={styles.dot} />}
      </span>
      {item.text}
      {count > 0 && <span className="visually-hidden">{countWords}</span>}
    </Link>
  )
}
