import { Box } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import { taskLook } from '../task/task.look.ts'
import styles from './PlanCard.module.css'
import type { PlanEntry } from './plan.data.ts'
import { seasonWords, weekdaysWords } from './plan.words.ts'

export function PlanCard({ entry }: { entry: PlanEntry }) {
  const t = useT()
  const dayWords = useDayWords()
  const { subject, title } = taskLook(entry.kind)
  const details = [
    weekdaysWords(t, dayWords, entry.weekdays),
    entry.season && seasonWords(t, dayWords, entry.season),
    entry.staffName && t('plan.forPerson', { name: entry.staffName }),
  ]
  return (
    <li>
      <Frame entry={entry}>
        <SubjectIcon subject={subject} />
        <Box component="span" display="grid" flex={1} miw={0} style={{ gap: '0.125rem' }}>
          <Box component="span" fw={600}>
            {t(title)}{' '}
            <Box component="span" fw={400} c="dimmed">
              {entry.roomName ?? t('plan.wholeCentre')}
            </Box>
          </Box>
          <span className="dim">{details.filter(Boolean).join(' · ')}</span>
          <Box component="span" display="flex" mt="0.375rem" style={{ flexWrap: 'wrap', gap: '0.375rem' }}>
            {entry.times.map((time) => (
              <Box
                key={time}
                component="span"
                p="0.125rem 0.625rem"
                fz="0.9375rem"
                bg="var(--page)"
                bdrs="lg"
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {clockWords(time)}
              </Box>
            ))}
          </Box>
        </Box>
      </Frame>
    </li>
  )
}

/** One entry; a link to the form for those who may edit it. */
function Frame({ entry, children }: { entry: PlanEntry; children: ReactNode }) {
  if (!entry.can.includes('edit')) return <div className={styles.card}>{children}</div>
  return (
    <Link to={to.planForm({ id: entry.id })} className={styles.card}>
      {children}
      <IconChevronRight className={styles.chevron} size="1.25rem" aria-hidden="true" />
    </Link>
  )
}
