import { IconAlertTriangleFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Warning.module.css'

/** A warning, and below it what to do. @param isNews it appeared while the screen was open */
export function Warning({ isNews, children }: { isNews?: boolean; children: ReactNode }) {
  return (
    <div className={styles.warning} role={isNews ? 'alert' : undefined}>
      <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
