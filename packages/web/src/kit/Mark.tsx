import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface MarkProps {
  /** Dim without one. */
  tone?: 'done' | 'soon' | 'overdue' | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A few words on a tint: what is special about an entry. */
export function Mark({ tone, icon, children }: MarkProps) {
  return (
    <Box
      component="span"
      className="line"
      display="inline-flex"
      p="0.125rem 0.5rem"
      fz="sm"
      lh={1.4}
      c={tone ? `var(--${tone})` : 'dimmed'}
      bg={tone ? `var(--${tone}-tint)` : 'var(--page)'}
      bdrs="sm"
      style={{ gap: '0.25rem' }}
    >
      {icon}
      {children}
    </Box>
  )
}
