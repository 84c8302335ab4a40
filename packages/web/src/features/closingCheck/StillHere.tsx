import { presenceOf } from '@daybook/contract/attendance/attendance.rules.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { nameAmong } from '../../kit/names.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { allRooms, boardQuery } from '../attendance/index.ts'

/** The most children who are named. */
const named = 6

/** Who is still signed in, so that nobody answers that every child has left while one is in the house. */
export function StillHere() {
  const t = useT()
  const now = new Date(useNow())
  const children = useQuery({ ...boardQuery(), enabled: session.can('attendance.read') }).data?.children ?? []
  const here = children.filter((child) => presenceOf(child, now) === 'present')
  if (here.length === 0) return null
  const names = here.slice(0, named).map((child) => nameAmong(child, children))
  if (here.length > named) names.push(t('closingCheck.more', { count: here.length - named }))
  return (
    <Section flush>
      <Row
        as={Link}
        to={to.childrenList({ code: allRooms, show: 'present' })}
        start={<IconAlertTriangle size="1.5rem" color="var(--overdue)" aria-hidden="true" />}
        title={t('closingCheck.stillHere', { count: here.length })}
        detail={names.join(t('care.comma'))}
      />
    </Section>
  )
}
