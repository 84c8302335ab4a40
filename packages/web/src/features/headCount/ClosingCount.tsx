import { standingOf } from '@daybook/contract/headCount/headCount.rules.ts'
import { IconCircleCheckFilled, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { session } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { countsQuery } from './headCount.data.ts'
import type { Count } from './headCount.effects.ts'
import { countPlace } from './headCount.place.ts'

/** The head count of the whole centre at closing: whether and by whom it was recorded today that nobody is left. */
export function ClosingCount() {
  const t = useT()
  const timeZone = useTimeZone()
  const counts = useQuery({ ...countsQuery(undefined), enabled: session.can('attendance.read') }).data?.counts
  if (!counts) return null
  const last = counts.find(({ reason, room, ended }) => reason === 'closing' && room === null && ended)
  const isEmpty = last && seenIn(last) === 0
  const Icon = isEmpty ? IconCircleCheckFilled : IconUsersGroup
  return (
    <Section flush>
      <Row
        as={Link}
        to={countPlace(null, 'closing')}
        start={<Icon size="1.5rem" {...(isEmpty && { color: 'var(--done)' })} aria-hidden="true" />}
        title={t('headCount.closing')}
        detail={last ? lastWords(t, last, timeZone) : t('headCount.closingTodo')}
      />
    </Section>
  )
}

const seenIn = ({ people }: Count) => people.filter((person) => standingOf(person) === 'seen').length

function lastWords(t: Translate, count: Count, timeZone: string): string {
  const { ended } = count
  if (!ended) return ''
  const said = { time: clockAt(ended.at, timeZone), name: ended.by.name }
  const seen = seenIn(count)
  return seen === 0
    ? t('headCount.closingNobody', said)
    : t('headCount.closingSeen', { ...said, count: seen })
}
