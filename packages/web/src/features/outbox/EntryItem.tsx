import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface EntryItemProps {
  what: string
  when: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** An entry in a list of the outbox, with what can be done about it. */
export function EntryItem({ what, when, actions, children }: EntryItemProps) {
  return (
    <Box
      component="li"
      display="grid"
      p="0.75rem 1rem"
      style={{ gap: '0.5rem', borderBlockEnd: '1px solid var(--line)' }}
    >
      <Box component="span" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {what}
      </Box>
      <span className="dim">{when}</span>
      {children}
      <Group gap="xs" align="stretch">
        {actions}
      </Group>
    </Box>
  )
}
