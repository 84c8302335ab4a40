import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import { mondayOf } from '@daybook/contract/roster/roster.rules.ts'
import { Box, Button, Group } from '@mantine/core'
import { IconCalendarWeek, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { query } from '../../platform/query/query.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { WithDraft } from '../fields/index.ts'
import { api, planQuery, type WholeRoster } from './roster.data.ts'
import { WeekPlanner } from './WeekPlanner.tsx'
import { comingWeeksQuery } from './week.data.ts'

/** Plans a new week, or changes one that is published. */
export function PlanWeekScreen() {
  const { id } = useSearch('rosterForm')
  return (
    <Box maw="90rem" mx="auto" data-board>
      {id === undefined ? <NewWeek /> : <PublishedWeek key={id} id={id} />}
    </Box>
  )
}

function PublishedWeek({ id }: { id: string }) {
  const t = useT()
  const read = useQuery(query(api.get, { id }))
  return (
    <Loaded read={read} skeleton="page">
      {(roster) =>
        roster.can.includes('change') ? (
          <Planned weekOn={roster.detail.weekOn} roster={roster} />
        ) : (
          <EmptyState title={t('error.PUBLICATION_WITHDRAWN')} />
        )
      }
    </Loaded>
  )
}

function NewWeek() {
  const read = useQuery(comingWeeksQuery())
  const nextWeekOn = addDays(mondayOf(dayAt(new Date(useNow()), useTimeZone())), 7)
  return (
    <Loaded read={read} skeleton="page">
      {({ records }) => {
        const published = records.filter(({ state }) => state === 'published')
        return <ChosenWeek first={firstFreeWeek(nextWeekOn, new Set(published.map(weekOf)))} />
      }}
    </Loaded>
  )
}

const weekOf = ({ detail }: Pick<WholeRoster, 'detail'>) => detail.weekOn

const firstFreeWeek = (weekOn: string, published: ReadonlySet<string>): string =>
  published.has(weekOn) ? firstFreeWeek(addDays(weekOn, 7), published) : weekOn

function ChosenWeek({ first }: { first: string }) {
  const t = useT()
  const dayWords = useDayWords()
  const [weekOn, setWeekOn] = useState(first)
  return (
    <>
      <Group wrap="nowrap" gap="sm" justify="space-between" maw="42rem" p="1rem var(--gutter) 0" mx="auto">
        <Button
          variant="default"
          aria-label={t('roster.previousWeek')}
          onClick={() => setWeekOn(addDays(weekOn, -7))}
        >
          <IconChevronLeft size="1.25rem" aria-hidden="true" />
        </Button>
        <Box component="h2" fz="1.125rem" fw={650} ta="center" aria-live="polite">
          {t('roster.week', { day: dayWords(weekOn, 'shortDate') })}
        </Box>
        <Button
          variant="default"
          aria-label={t('roster.nextWeek')}
          onClick={() => setWeekOn(addDays(weekOn, 7))}
        >
          <IconChevronRight size="1.25rem" aria-hidden="true" />
        </Button>
      </Group>
      <Planned key={weekOn} weekOn={weekOn} />
    </>
  )
}

function Planned({ weekOn, roster }: { weekOn: string; roster?: WholeRoster }) {
  const t = useT()
  const read = useQuery(planQuery(weekOn))
  return (
    <Loaded read={read} skeleton="page">
      {(plan) => {
        if (roster)
          return <WeekPlanner weekOn={weekOn} plan={plan} roster={roster} initial={roster.detail.shifts} />
        if (plan.published)
          return (
            <EmptyState
              icon={<IconCalendarWeek />}
              title={t('roster.isPublished')}
              action={
                <Button component={Link} to={to.rosterForm({ id: plan.published.id })}>
                  {t('roster.editPublished')}
                </Button>
              }
            />
          )
        return (
          <WithDraft name={`roster.${weekOn}`}>
            {(draft, { keep, drop }) => (
              <WeekPlanner
                weekOn={weekOn}
                plan={plan}
                initial={(draft?.values.shifts as WholeRoster['detail']['shifts']) ?? []}
                onChange={(shifts) => keep({ values: { shifts }, names: {} })}
                onSent={drop}
              />
            )}
          </WithDraft>
        )
      }}
    </Loaded>
  )
}
