import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

interface StateScreenProps {
  icon: ReactNode
  title: string
  hint: string
  action?: ReactNode
}

/** A full screen for one state: not found, not allowed or not loaded. */
export function StateScreen(props: StateScreenProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  )
}
