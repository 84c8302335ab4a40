import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { useHeightAs } from '../../kit/useHeightAs.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack } from '../../platform/screens/navigate.ts'
import styles from './NavigationBar.module.css'

interface NavigationBarProps {
  title: string
  withBack: boolean
  heading: Ref<HTMLHeadingElement>
  /** Receives the element for the screen's own actions (kit/HeadActions). */
  actions: (element: HTMLElement | null) => void
  /** What every screen offers. */
  children: ReactNode
  /** What has to be done now: it stands over the title's place, which is always there. */
  alarm: ReactNode
  /** Receives the element over the title for toasts. */
  toasts: (element: HTMLElement | null) => void
}

/** The custom navigation bar: light tan, on every screen. */
export function NavigationBar({
  title,
  withBack,
  heading,
  actions,
  children,
  alarm,
  toasts,
}: NavigationBarProps) {
  const t = useT()
  const bar = useRef<HTMLElement>(null)
  useHeightAs('--navigation-bar', bar)
  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.inner} data-with-back={withBack || undefined}>
        {withBack && (
          <button type="button" className={styles.back} onClick={goBack} aria-label={t('app.back')}>
            <IconChevronLeft size="1.75rem" aria-hidden="true" />
          </button>
        )}
        <div className={styles.middle}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {alarm}
          <div ref={toasts} />
        </div>
        <div ref={actions} className={styles.actions} />
        {children}
      </div>
    </header>
  )
}
