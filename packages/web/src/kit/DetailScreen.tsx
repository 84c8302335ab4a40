import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ActionBar } from './ActionBar.tsx'
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
            <Stack p="1rem var(--gutter)">{children(data)}</Stack>
            {actions && <ActionBar>{actions(data)}</ActionBar>}
          </>
        )}
      </Loaded>
    </PullToRefresh>
  )
}
