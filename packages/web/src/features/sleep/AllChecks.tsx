import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Box } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { linesOf, type ReportedSleep } from './sleep.lines.ts'

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
}

/** Every sleep with each of its checks. */
export function AllChecks({ sleeps, withDay }: { sleeps: readonly ReportedSleep[]; withDay: boolean }) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  return sleeps.map((one) => {
    const { child, room, sleep } = one
    const facts = [
      withDay && dayWords(dayAt(new Date(sleep.occurredAt), timeZone), 'short'),
      room.name,
      t('sleep.intervalLong', { minutes: sleep.detail.checkInterval }),
    ]
    return (
      <Section key={sleep.id} title={fullName(child)}>
        <Box component="p" className="dim" pb="xs">
          {facts.filter(Boolean).join(t('care.comma'))}
        </Box>
        <ul className="list" style={{ gap: '0.25rem' }}>
          {linesOf(t, one).map(({ at, what, gap, by, note }) => (
            <li key={`${at} ${what}`} style={line}>
              <span>{clockAt(at, timeZone)}</span>
              <div>
                {what}{' '}
                {gap && (
                  <Box component="strong" fw={650} c="var(--overdue)">
                    {gap}
                  </Box>
                )}{' '}
                <Box component="span" c="dimmed">
                  {by}
                </Box>
                {note && <div>{note}</div>}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    )
  })
}
