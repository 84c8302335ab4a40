import { fullName } from '@daybook/contract/child/child.rules.ts'
import { alarmsIn, lastSeenAt } from '@daybook/contract/sleep/sleep.rules.ts'
import { Box, Group, Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { nameAmong } from '../../kit/names.ts'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { SleepDesk } from './sleep.board.ts'
import type { BoardChild } from './sleep.view.ts'
import { lookWords, spanWords } from './sleep.words.ts'

interface WhoIsCheckedProps {
  desk: SleepDesk
  child: BoardChild
  /** Position in the queue. */
  place: { number: number; count: number } | undefined
}

/** The child to check: face, time asleep and the last check. The sheet scrolls back here for every child. */
export function WhoIsChecked({ desk, child, place }: WhoIsCheckedProps) {
  const t = useT()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { sleep } = child
  const seen = sleep && lastSeenAt(sleep)
  const last = sleep?.checks.at(-1)
  const lastWords = last?.position === null ? 'sleep.lastOnlySeenBy' : 'sleep.lastSeenBy'
  return (
    <Group ref={top} wrap="nowrap" gap="sm" style={{ scrollMarginBlockStart: '4rem' }}>
      <Box component="span" __vars={{ '--portrait': '3rem' }}>
        <Portrait {...child} />
      </Box>
      <Stack gap="0" miw={0} fz="sm" lh={1.35}>
        <Box component="strong" fz="md" fw={650}>
          {place ? <Place {...place} name={fullName(child)} /> : fullName(child)}
        </Box>
        {sleep?.detail.asleepAt && seen ? (
          <>
            <span>{t('sleep.sleeping', { time: spanWords(t, sleep.detail.asleepAt, desk.now) })}</span>
            <Box component="span" c="dimmed">
              {last
                ? t(lastWords, { time: clockAt(seen, desk.timeZone), name: last.recordedBy.name })
                : t('sleep.notSeenYet')}
            </Box>
            {last && alarmsIn(last).length > 0 && (
              <Box component="span" fw={650} c="var(--overdue)">
                {lookWords(t, last)}
              </Box>
            )}
          </>
        ) : (
          <p role="alert">{t('sleep.noLongerAsleep', { name: nameAmong(child, desk.board.children) })}</p>
        )}
      </Stack>
    </Group>
  )
}
function Place(place: { number: number; count: number; name: string }) {
  const t = useT()
  return <span role="status">{t('sleep.oneOf', place)}</span>
}
