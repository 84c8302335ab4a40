import { addDays } from '@daybook/contract/kernel/dates.ts'
import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import type { Place } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'

interface WeekStepsProps {
  monday: string
  title: string
  /** The page of the week that has this day. */
  at: (day: string) => Place
}

/** Which week it is, and the ways to the week before and the one after. */
export function WeekSteps({ monday, title, at }: WeekStepsProps) {
  const t = useT()
  const dayWords = useDayWords()
  const step = { component: Link, replace: true, variant: 'default', size: 48 } as const
  return (
    <Group component="nav" justify="space-between" wrap="nowrap" aria-label={title}>
      <ActionIcon {...step} to={at(addDays(monday, -7))} aria-label={t('mealMenu.previousWeek')}>
        <IconChevronLeft size="1.25rem" aria-hidden="true" />
      </ActionIcon>
      <strong style={{ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'center' }}>
        {t('mealMenu.weekOf', { day: dayWords(monday, 'date') })}
      </strong>
      <ActionIcon {...step} to={at(addDays(monday, 7))} aria-label={t('mealMenu.nextWeek')}>
        <IconChevronRight size="1.25rem" aria-hidden="true" />
      </ActionIcon>
    </Group>
  )
}

/** In the head of the page. */
export function PrintButton() {
  const t = useT()
  return (
    <HeadActions>
      <ActionIcon
        variant="subtle"
        size={48}
        c="var(--bar-text)"
        aria-label={t('mealMenu.print')}
        onClick={() => print()}
      >
        <IconPrinter size="1.5rem" aria-hidden="true" />
      </ActionIcon>
    </HeadActions>
  )
}
