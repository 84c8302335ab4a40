import { Box, Stack } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { useT } from '../../platform/i18n/language.ts'
import { durationWords } from '../../platform/time/stopwatch.words.ts'
import type { Drill } from './drill.effects.ts'

const bar = { inlineSize: '100%', blockSize: '0.5rem', accentColor: 'var(--done)' }

/** The time since the drill began, until it was stopped, and how many are safe. */
export function Stopwatch({ drill: { started, endedAt, people } }: { drill: Drill }) {
  const t = useT()
  const now = useNow(1000)
  const safe = people.filter(({ marked }) => marked !== null).length
  return (
    <Stack gap="0.25rem" ta="center" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box component="p" fz="3rem" fw={650} lh={1.1} role="timer" aria-label={t('drill.stopwatch')}>
        {durationWords(started.at, endedAt ?? now)}
      </Box>
      <p>{t('drill.safeOf', { marked: safe, total: people.length })}</p>
      <progress style={bar} value={safe} max={Math.max(1, people.length)} aria-hidden="true" />
    </Stack>
  )
}
