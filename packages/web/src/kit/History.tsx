import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './TileFace.module.css'

/** What has happened, at the foot of a tile: dim text with a clock. It does nothing, so it has no border. */
export function History({ children }: { children: ReactNode }) {
  return (
    <span className={`dim ${styles.history}`}>
      <IconHistory size="0.9375rem" aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
