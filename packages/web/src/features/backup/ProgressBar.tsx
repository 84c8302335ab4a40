import { Box, Stack } from '@mantine/core'

const bar = { inlineSize: '100%', blockSize: '0.5rem', accentColor: 'var(--accent)' }

/** What is being done, and how far it is, where that is known. */
export function ProgressBar({ words, done, of }: { words: string; done?: number; of?: number }) {
  return (
    <Stack gap="xs">
      <Box component="p" role="status" fw={600}>
        {words}
      </Box>
      <progress style={bar} aria-label={words} {...(of !== undefined && { value: done, max: of })} />
    </Stack>
  )
}
