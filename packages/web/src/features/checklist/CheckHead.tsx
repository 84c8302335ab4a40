import { countsOf } from '@daybook/contract/checklist/checklist.rules.ts'
import { Box, Group, Stack } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import styles from './Check.module.css'
import type { ShownPage } from './checklist.unread.ts'

/** How far a check is, when it is due, and who works on it. */
export function CheckHead({ page: { check, task, template, isUnread } }: { page: ShownPage }) {
  const t = useT()
  const timeZone = useTimeZone()
  const now = useNow()
  const dueAt = task?.dueAt
  const isOverdue = Date.parse(dueAt ?? '') < now
  const answers = check?.answers ?? []
  const { answered, required } = countsOf(template.sections, answers)
  const names = [...new Set(answers.map(({ by }) => by.name))]
  return (
    <Stack component="header" gap="0.375rem">
      <Group align="baseline" gap="0.25rem 1rem">
        <Box component="span" fz="lg" fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('checklist.progress', { done: answered, total: required })}
        </Box>
        {dueAt && (
          <span className={isOverdue ? styles.wrong : undefined}>
            {t(isOverdue ? 'checklist.overdue' : 'checklist.due', { time: clockAt(dueAt, timeZone) })}
          </span>
        )}
        {check?.room && <span>{check.room.name}</span>}
      </Group>
      <Box
        component="progress"
        w="100%"
        h="0.5rem"
        style={{ accentColor: 'var(--subject-checks)' }}
        value={answered}
        max={Math.max(1, required)}
        aria-hidden="true"
      />
      <p className="line dim" style={{ gap: '0 1rem', flexWrap: 'wrap' }}>
        {names.length > 0
          ? t('checklist.filledBy', { names: names.join(t('checklist.comma')) })
          : t(isUnread ? 'checklist.unread' : 'checklist.notStarted')}{' '}
        <Link to={to.checkDetails({ tab: 'checks' })} className={styles.link}>
          {t('checklist.results')}
        </Link>
      </p>
    </Stack>
  )
}
