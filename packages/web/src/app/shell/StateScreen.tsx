import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'

interface StateScreenProps {
  icon: ReactNode
  title: string
  hint: string
  action?: ReactNode
}

/** A whole screen that says one thing: not found, not allowed, not loaded. */
export function StateScreen(props: StateScreenProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  )
}
