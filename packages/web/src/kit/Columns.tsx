import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface ColumnsProps {
  /** The width below which a column has no sense: 9rem. */
  least: string
  gap?: string
  children: ReactNode
}

/** Side by side where there is room, else below one another. */
export function Columns({ least, gap = '0.75rem', children }: ColumnsProps) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`
  return (
    <Box display="grid" style={{ gridTemplateColumns, gap }}>
      {children}
    </Box>
  )
}
