import { standingOf } from '@daybook/contract/headCount/headCount.rules.ts'
import { Box, Stack } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { durationWords } from '../../platform/time/stopwatch.words.ts'
import type { Count } from './headCount.effects.ts'

interface CountHeadProps {
  count: Count
  now: number
  isAlarm: boolean
}

/** How many are seen, the clock, and what this device cannot know. */
export function CountHead({ count, now, isAlarm }: CountHeadProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const isOnline = useOnline()
  const { reason, started, people } = count
  const seen = people.filter((person) => standingOf(person) === 'seen').length
  return (
    <Stack gap="0.25rem" ta="center" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box
        component="p"
        fz="3rem"
        fw={650}
        lh={1.1}
        role="timer"
        aria-label={t('headCount.clock')}
        {...(isAlarm && { c: 'var(--overdue)' })}
      >
        {durationWords(started.at, now)}
      </Box>
      <Box component="p" fz="lg" fw={650}>
        {t('headCount.seenOf', { seen, total: people.length })}
      </Box>
      <p className="dim">
        {t('headCount.startedBy', {
          reason: t(`headCount.reason.${reason}`),
          time: clockAt(started.at, timeZone),
          name: started.by.name,
        })}
      </p>
      {!isOnline && (
        <p className="line dim" style={{ justifyContent: 'center' }}>
          <IconWifiOff size="1.125rem" aria-hidden="true" />
          {t('headCount.offline')}
        </p>
      )}
    </Stack>
  )
}
