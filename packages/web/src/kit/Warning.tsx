import { IconAlertTriangleFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Warning.module.css'

/** What stands in somebody's way, and below it what they can do. @param isNews it came up while they looked */
export function Warning({ isNews, children }: { isNews?: boolean; children: ReactNode }) {
  return (
    <div className={styles.warning} role={isNews ? 'alert' : undefined}>
      <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
