import { addDays } from '@daybook/contract/kernel/dates.ts'
import { Box, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import styles from './Roster.module.css'
import { weeksAroundQuery } from './week.data.ts'

/** The weeks before and after this one, where they are published. */
export function WeekNeighbours({ weekOn }: { weekOn: string }) {
  const t = useT()
  const { data } = useQuery(weeksAroundQuery(weekOn))
  const idOf = (day: string) =>
    data?.records.find(({ state, detail }) => state === 'published' && detail.weekOn === day)?.id
  const before = idOf(addDays(weekOn, -7))
  const after = idOf(addDays(weekOn, 7))
  if (!before && !after) return null
  return (
    <Box
      component="nav"
      display="flex"
      style={{ flexWrap: 'wrap', gap: '0.5rem', justifyContent: 'space-between' }}
      aria-label={t('roster.otherWeeks')}
    >
      {before && (
        <Button
          component={Link}
          to={to.roster({ id: before })}
          variant="default"
          leftSection={<IconChevronLeft size="1.25rem" aria-hidden="true" />}
        >
          {t('roster.previousWeek')}
        </Button>
      )}
      {after && (
        <Button
          component={Link}
          to={to.roster({ id: after })}
          variant="default"
          className={styles.after}
          rightSection={<IconChevronRight size="1.25rem" aria-hidden="true" />}
        >
          {t('roster.nextWeek')}
        </Button>
      )}
    </Box>
  )
}
