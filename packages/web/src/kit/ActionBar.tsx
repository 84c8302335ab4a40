import { type ReactNode, useRef } from 'react'
import styles from './ActionBar.module.css'
import { useHeightAs } from './useHeightAs.ts'

interface ActionBarProps {
  /** What will happen: "Wet nappy for 11 children, 10:42". */
  says?: ReactNode
  /** On wide and on low screens it stands at the side of the page. Only for a bar that is always there. */
  aside?: boolean
  children: ReactNode
}

/** A bar at the bottom, in reach of the thumb. The page keeps space for it, whatever its height. */
export function ActionBar({ says, aside = false, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useHeightAs('--action-bar', bar)
  return (
    <div ref={bar} className={styles.bar} data-aside={aside || undefined}>
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
