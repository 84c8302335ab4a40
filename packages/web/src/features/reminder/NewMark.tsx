import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

/** A tinted pill: something in it has not been opened yet. */
export function NewMark({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      display="block"
      flex="none"
      p="0.125rem 0.625rem"
      fz="sm"
      c="var(--blue)"
      bg="var(--blue-tint)"
      bdrs="lg"
    >
      {children}
    </Box>
  )
}
