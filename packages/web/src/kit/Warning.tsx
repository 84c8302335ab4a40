import { Group, Stack } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A warning, and below it what to do. @param isNews it appeared while the screen was open */
export function Warning({ isNews, children }: { isNews?: boolean; children: ReactNode }) {
  return (
    <Group
      role={isNews ? 'alert' : undefined}
      align="flex-start"
      gap="sm"
      wrap="nowrap"
      p="0.875rem 1rem"
      bg="var(--overdue-tint)"
      bdrs="md"
    >
      <IconAlertTriangleFilled
        size="1.25rem"
        color="var(--overdue)"
        style={{ flex: 'none', marginBlockStart: '0.125rem' }}
        aria-hidden="true"
      />
      <Stack align="flex-start" gap="sm" miw={0}>
        {children}
      </Stack>
    </Group>
  )
}
