import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './ActionBar.module.css'

interface ActionBarProps {
  /** What will happen: "Wet nappy for 11 children, 10:42". */
  says?: ReactNode
  children: ReactNode
}

/** A bar at the bottom, in reach of the thumb. The page keeps space for it, whatever its height. */
export function ActionBar({ says, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => {
      page.setProperty('--action-bar', `${element.offsetHeight}px`)
      page.setProperty('--bottom-bar', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty('--action-bar')
      page.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.inner}>
        {says && (
          <p className={styles.says} aria-live="polite">
            {says}
          </p>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  )
}
