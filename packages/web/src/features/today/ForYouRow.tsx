import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { twoLines } from '../../kit/two.lines.ts'
import { declared } from '../../platform/declared.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import type { Awaited } from './today.data.ts'
import { useWording } from './useWording.ts'

interface ForYouRowProps {
  awaited: Awaited
  /** Without what it says, where there is little room. */
  brief?: boolean
}

/** Something that waits for the person: what to do with it, about whom, since when and until when. It opens its page. */
export function ForYouRow({ awaited, brief = false }: ForYouRowProps) {
  const { name, page, params, does } = awaited
  const wording = useWording()
  const times = useTimes(awaited)
  const kind = Object.values(declared('awaiting')).flatMap((own) => (name in own ? [own[name]] : []))[0]
  // A page opened before an update does not know the newest kinds.
  if (!kind) return null
  const { t } = wording
  const { title, detail, quote, subject, isLate } = kind.row(wording, params)
  return (
    <li>
      <Row
        as={Link}
        to={placeOf(page)}
        start={<SubjectIcon subject={subject} />}
        title={
          <Box component="span" fw={600}>
            {title}
          </Box>
        }
        detail={
          <>
            {quote && !brief && (
              <Box component="span" c="var(--text)" style={{ ...twoLines, overflowWrap: 'anywhere' }}>
                {quote}
              </Box>
            )}
            <Box component="span" display="block">
              {sentence([does !== 'do' && t(`today.does.${does}`), detail, ...times])}
            </Box>
            {isLate && (
              <Box component="span" className="line" style={{ gap: '0.25rem' }} fw={600} c="var(--overdue)">
                <IconAlertTriangle size="1.125rem" aria-hidden="true" />
                {t('today.late')}
              </Box>
            )}
          </>
        }
      />
    </li>
  )
}

/** Since when, and until when: a day, with the time where it has one. */
function useTimes({ since, until }: Pick<Awaited, 'since' | 'until'>): (string | false)[] {
  const { t, sayTime, sayDay, dayOf } = useWording()
  const timeZone = useTimeZone()
  const say = (instant: string) =>
    timeAt(new Date(instant), timeZone) === '00:00' ? sayDay(dayOf(instant)) : sayTime(instant)
  return [
    since !== null && t('today.since', { time: say(since) }),
    until !== null && t(Date.parse(until) < serverNow() ? 'today.wasDue' : 'today.due', { time: say(until) }),
  ]
}

/** What is known, with a capital letter first. */
function sentence(parts: readonly (string | false | undefined)[]): string {
  const words = parts.filter(Boolean).join(' · ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
