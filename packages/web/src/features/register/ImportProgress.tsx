import { Box, Stack } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'

interface ImportProgressProps {
  count: number
  /** How many rows are ready; undefined while they are being checked. */
  good: number | undefined
  done: number
  isAdding: boolean
  /** The lines of rows that stay out without anybody having to do anything. */
  twice: readonly number[]
  known: readonly number[]
}

const bar = { inlineSize: '100%', blockSize: '0.5rem', accentColor: 'var(--accent)' }
const mostNamed = 12

/** How many rows of a file are ready, and how far its check or import is. */
export function ImportProgress({ count, good, done, isAdding, twice, known }: ImportProgressProps) {
  const t = useT()
  const isBusy = isAdding || good === undefined
  const words = isAdding
    ? t('register.importAdding', { done, count: good ?? count })
    : good === undefined
      ? t('register.importChecking', { done, count })
      : t('register.importReady', { good, count })
  const named = (lines: readonly number[]) =>
    `${lines.slice(0, mostNamed).join(', ')}${lines.length > mostNamed ? ' …' : ''}`
  return (
    <Stack gap="xs">
      <Box component="p" role="status" fw={600}>
        {words}
      </Box>
      <progress
        style={bar}
        value={isBusy ? done : (good ?? 0)}
        max={isAdding ? good : count}
        aria-label={words}
      />
      {twice.length > 0 && <p>{t('register.importTwice', { lines: named(twice) })}</p>}
      {known.length > 0 && <p>{t('register.importKnown', { lines: named(known) })}</p>}
    </Stack>
  )
}
