import { Box } from '@mantine/core'
import { type CSSProperties, type ReactNode, useId } from 'react'

interface SectionProps {
  title?: string
  /** At the end of the title's line. */
  aside?: ReactNode
  /** Lets the content reach the card's edges (rows). */
  flush?: boolean
  children: ReactNode
}

/** In large text what stands at the end goes below. */
const head = {
  flexWrap: 'wrap',
  gap: '0 0.75rem',
  alignItems: 'baseline',
  justifyContent: 'space-between',
} as const
/** How a card looks. */
export const card = { bg: 'var(--surface)', bd: '1px solid var(--line)', bdrs: 'md' }
/** Chips scroll to the edges of what stands in by the gutter. */
export const inset = { '--inset': 'var(--gutter)' } as CSSProperties
const flushed = { ...inset, overflow: 'hidden' }

/** A card with a line around it, and its title above. */
export function Section({ title, aside, flush = false, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={title ? titleId : undefined}>
      {(title || aside) && (
        <Box component="header" display="flex" p="0 0.25rem 0.5rem" style={head}>
          <Box component="h2" id={titleId} fz="md" fw={650}>
            {title}
          </Box>
          {aside}
        </Box>
      )}
      <Box p={flush ? 0 : 'var(--gutter)'} {...card} style={flush ? flushed : inset}>
        {children}
      </Box>
    </section>
  )
}
