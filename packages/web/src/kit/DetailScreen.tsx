import type { ReactNode } from 'react'
import { ActionBar } from './ActionBar.tsx'
import styles from './DetailScreen.module.css'
import { Loaded, type Read } from './Loaded.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

interface DetailScreenProps<T> {
  read: Read<T>
  /** What can be done with it, in the thumb's zone. */
  actions?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** One thing, in sections below each other. */
export function DetailScreen<T>({ read, actions, children }: DetailScreenProps<T>) {
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <Loaded read={read} skeleton="page">
        {(data) => (
          <>
            <div className={styles.sections}>{children(data)}</div>
            {actions && <ActionBar>{actions(data)}</ActionBar>}
          </>
        )}
      </Loaded>
    </PullToRefresh>
  )
}
