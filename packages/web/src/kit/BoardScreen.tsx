import type { ReactNode } from 'react'
import { ActionBar } from './ActionBar.tsx'
import styles from './BoardScreen.module.css'
import { EmptyState } from './EmptyState.tsx'
import type { Empty } from './ListScreen.tsx'
import { Loaded, type Read } from './Loaded.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

interface BoardScreenProps<T> {
  read: Read<T>
  /** What the board is about: room, task, progress. */
  head?: (data: T) => ReactNode
  /** Boards on the same screen. */
  tabs?: ReactNode
  /** Rooms, filters. */
  chips?: ReactNode
  /** Without it a board is never empty. */
  empty?: Empty & { when: (data: T) => boolean }
  /** Beside the rooms: what is one tap away on every board. */
  aside?: ReactNode
  /** The grid: a FaceGrid, tiles. */
  children: (data: T) => ReactNode
  /** The action bar: what will be recorded, and the button that does it. */
  action?: (data: T) => { says?: ReactNode; buttons: ReactNode } | undefined
}

/** A room as a board: head, chips, a grid, and an action bar. */
export function BoardScreen<T>({
  read,
  head,
  tabs,
  chips,
  aside,
  empty,
  children,
  action,
}: BoardScreenProps<T>) {
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <div className={styles.top}>
        {tabs}
        {(chips || aside) && (
          <div className={styles.chips}>
            <div>{chips}</div>
            {aside}
          </div>
        )}
      </div>
      <Loaded read={read} skeleton="grid">
        {(data) => {
          const bar = action?.(data)
          return (
            <>
              {head && <div className={styles.head}>{head(data)}</div>}
              {empty?.when(data) ? (
                <EmptyState {...empty} />
              ) : (
                <div className={styles.grid} data-board>
                  {children(data)}
                </div>
              )}
              {bar && <ActionBar says={bar.says}>{bar.buttons}</ActionBar>}
            </>
          )
        }}
      </Loaded>
    </PullToRefresh>
  )
}
