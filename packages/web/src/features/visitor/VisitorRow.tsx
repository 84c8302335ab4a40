import { Box } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import type { Visit } from './visitor.data.ts'

/** A visitor in a list: whom they see, and who looks after them. */
export function VisitorRow({ visit }: { visit: Visit }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { id, name, company, hostName, host, teacher, checkedInAt, checkedOutAt } = visit
  const times = {
    from: friendlyTime(checkedInAt, now),
    until: checkedOutAt && friendlyTime(checkedOutAt, now),
  }
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
              {times.until ? t('visitor.stay', { from: times.from, until: times.until }) : times.from}
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
