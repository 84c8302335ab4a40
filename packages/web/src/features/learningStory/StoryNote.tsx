import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** What somebody should know about a story before they go on. @param isUrgent it is said at once */
export function StoryNote({ isUrgent, children }: { isUrgent?: boolean; children: ReactNode }) {
  return (
    <Stack
      gap="xs"
      align="flex-start"
      p="0.75rem 1rem"
      bg="var(--tint-milk)"
      bdrs="md"
      style={{ border: '1px solid var(--subject-milk)' }}
      role={isUrgent ? 'alert' : 'status'}
    >
      {children}
    </Stack>
  )
}
