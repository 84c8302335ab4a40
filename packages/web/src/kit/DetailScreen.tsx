import type { ReactNode } from 'react'
import { ActionBar } from './ActionBar.tsx'
import styles from './DetailScreen.module.css'
import { Loaded, type Read } from './Loaded.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

interface DetailScreenProps<T> {
  read: Read<T>
  /** The actions, in the bar at the bottom. */
  actions?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** The details of one thing, in sections. */
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
