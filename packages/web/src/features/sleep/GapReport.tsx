import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { GapRows } from '../../kit/GapRows.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { gapRow } from '../watch/index.ts'
import { AllChecks } from './AllChecks.tsx'
import type { ReportedSleep } from './sleep.lines.ts'

type Report = AnswerOf<(typeof sleep.operations)['getGapReport']>

interface GapReportProps {
  /** The first one has the figures of all days. */
  pages: readonly Report[]
  /** Its name; undefined means all rooms. */
  room: string | undefined
  /** Every sleep with all its checks, not only those with gaps. */
  isAll: boolean
}

export function GapReport({ pages, room, isAll }: GapReportProps) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const { tenantInfo } = useSession()
  const [first] = pages
  if (!first) return null
  const { total = 0, checks = 0, gaps: count = 0, day, until, now } = first
  const sleeps = pages.flatMap((page) => page.sleeps)
  const withDay = day !== until
  const days = [...new Set([day, until])].map((one) => dayWords(one, 'long')).join(' – ')
  return (
    <Box component="article" display="grid" style={{ gap: '1rem' }}>
      <Box component="header" c="dimmed">
        <Box component="h2" fz="lg" c="var(--text)">
          {t(isAll ? 'sleep.allChecksTitle' : 'sleep.gaps')}
        </Box>
        <p>{[tenantInfo?.name, room ?? t('room.all'), days].filter(Boolean).join(t('care.comma'))}</p>
        <p>{t('sleep.gapsSleeps', { sleeps: total, checks })}</p>
        <Box component="p" fz="sm">
          {t('sleep.asOf', { time: clockAt(now, timeZone) })}
        </Box>
      </Box>
      {count === 0 ? (
        <EmptyState
          icon={<IconCircleCheckFilled />}
          title={t(total > 0 ? 'sleep.gapsNone' : 'sleep.gapsNoSleep')}
          hint={t(total > 0 ? 'sleep.gapsNoneHint' : 'sleep.gapsNoSleepHint')}
        />
      ) : (
        <Box
          component="p"
          className="line"
          p="0.75rem 1rem"
          fw={650}
          c="var(--overdue)"
          bg="var(--overdue-tint)"
          bdrs="md"
          role="note"
        >
          <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
          {t('sleep.gapsCount', { count })}
        </Box>
      )}
      {isAll ? (
        <AllChecks sleeps={sleeps} withDay={withDay} />
      ) : (
        sleeps.map((one) => (
          <GapsOfSleep key={one.sleep.id} reported={one} timeZone={timeZone} withDay={withDay} />
        ))
      )}
    </Box>
  )
}

function GapsOfSleep({
  reported: { child, room, sleep, gaps },
  timeZone,
  withDay,
}: {
  reported: ReportedSleep
  timeZone: string
  withDay: boolean
}) {
  const t = useT()
  const dayWords = useDayWords()
  const time = (instant: string) => clockAt(instant, timeZone)
  const { asleepAt, upAt, checkInterval } = sleep.detail
  const from = time(asleepAt ?? sleep.occurredAt)
  const slept = upAt ? t('sleep.gapSlept', { from, until: time(upAt) }) : t('sleep.gapSleeping', { from })
  return (
    <Section title={fullName(child)}>
      <Box component="p" className="dim" pb="xs">
        {[
          withDay && dayWords(dayAt(new Date(sleep.occurredAt), timeZone), 'short'),
          slept,
          room.name,
          t('sleep.intervalLong', { minutes: checkInterval }),
        ]
          .filter(Boolean)
          .join(t('care.comma'))}
      </Box>
      <GapRows
        rows={gaps.map((gap) => gapRow(t, gap, time, t(upAt ? 'sleep.gapNever' : 'watch.gapStill')))}
      />
    </Section>
  )
}
