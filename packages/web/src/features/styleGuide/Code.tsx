import { Box } from '@mantine/core'

/** A name or value as a program writes it. */
export function Code({ children }: { children: string }) {
  return (
    <Box component="code" ff="monospace" fz="sm" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}
