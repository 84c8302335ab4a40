import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Box } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { Visit } from './visitor.data.ts'

/** A visitor in a list: whom they see, and who looks after them. */
export function VisitorRow({ visit }: { visit: Visit }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const timeZone = useTimeZone()
  const { id, name, company, hostName, host, teacher, checkedInAt, checkedOutAt } = visit
  const dayOf = (instant: string) => dayAt(new Date(instant), timeZone)
  const from = friendlyTime(checkedInAt, now)
  const until = (instant: string) =>
    dayOf(instant) === dayOf(checkedInAt) ? clockAt(instant, timeZone) : friendlyTime(instant, now)
  return (
    <li>
      <Row
        as={Link}
        to={to.visitor({ id })}
        start={<SubjectIcon subject="visitor" />}
        title={company ? t('visitor.nameAndCompany', { name, company }) : name}
        detail={
          <Box component="span" display="grid">
            <span>{t('visitor.toSee', { name: host?.name ?? hostName })}</span>
            <Box component="span" c="dimmed">
              {checkedOutAt ? t('visitor.stay', { from, until: until(checkedOutAt) }) : from}
            </Box>
            {checkedOutAt === null && (
              <Box component="span" {...(!teacher && { fw: 600, c: 'var(--overdue)' })}>
                {teacher ? t('visitor.with', { name: teacher.name }) : t('visitor.unassigned')}
              </Box>
            )}
          </Box>
        }
      />
    </li>
  )
}
