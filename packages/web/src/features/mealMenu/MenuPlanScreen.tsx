import { mealTimes } from '@daybook/contract/meal/meal.rules.ts'
import { Button, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Chips } from '../../kit/Chips.tsx'
import { Columns } from '../../kit/Columns.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { inset, Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { weekdayName } from '../../platform/time/weekday.words.ts'
import { CellSheet } from './CellSheet.tsx'
import { CopySheet } from './CopySheet.tsx'
import { type Plan, planQuery } from './mealMenu.data.ts'
import { PublishMenu } from './PublishMenu.tsx'

/** The weeks of a menu, which are filled in meal by meal. */
export function MenuPlanScreen() {
  const { id } = useSearch('mealMenuPlan')
  return id === undefined ? <Gone /> : <OfMenu id={id} />
}

function OfMenu({ id }: { id: string }) {
  const read = useQuery(planQuery(id))
  return (
    <>
      {read.data && <HeadActions title={read.data.name} />}
      <Loaded read={read} skeleton="list">
        {(plan) => <Weeks plan={plan} />}
      </Loaded>
    </>
  )
}

function Weeks({ plan }: { plan: Plan }) {
  const t = useT()
  const search = useSearch('mealMenuPlan')
  const week = Math.min(Number(search.week) || 1, plan.weeks)
  const [isCopying, setIsCopying] = useState(false)
  const [hasWeekend, setHasWeekend] = useState(false)
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(
    (weekday) => weekday <= 5 || hasWeekend || plan.cells.some((cell) => cell.weekday === weekday),
  )
  return (
    <>
      <Stack p="1rem var(--gutter)" style={inset}>
        <p className="dim">{t(plan.publishedAt ? 'mealMenu.published' : 'mealMenu.draft')}</p>
        {plan.weeks > 1 && (
          <Chips
            label={t('mealMenu.planTitle')}
            chips={Array.from({ length: plan.weeks }, (_, place) => ({
              value: String(place + 1),
              label: t('mealMenu.week', { week: place + 1 }),
            }))}
            value={String(week)}
            onChange={(chosen) => void go(to.mealMenuPlan({ id: plan.id, week: chosen }), { replace: true })}
          />
        )}
        <Columns least="16rem">
          {weekdays.map((weekday) => (
            <WeekdaySection key={`${week} ${weekday}`} plan={plan} week={week} weekday={weekday} />
          ))}
        </Columns>
        {weekdays.length < 7 && (
          <Button variant="subtle" onClick={() => setHasWeekend(true)}>
            {t('mealMenu.addWeekend')}
          </Button>
        )}
      </Stack>
      <ActionBar>
        {plan.weeks > 1 && (
          <Button
            variant="default"
            leftSection={<IconCopy size="1.25rem" aria-hidden="true" />}
            onClick={() => setIsCopying(true)}
          >
            {t('mealMenu.copyWeek')}
          </Button>
        )}
        <PublishMenu plan={plan} />
      </ActionBar>
      {isCopying && <CopySheet plan={plan} week={week} onClose={() => setIsCopying(false)} />}
    </>
  )
}

interface WeekdaySectionProps {
  plan: Plan
  week: number
  weekday: number
}

function WeekdaySection({ plan, week, weekday }: WeekdaySectionProps) {
  const t = useT()
  const dayWords = useDayWords()
  const [open, setOpen] = useState<(typeof mealTimes)[number]>()
  const dishesOf = (meal: (typeof mealTimes)[number]) =>
    plan.cells.find((cell) => cell.week === week && cell.weekday === weekday && cell.meal === meal)?.dishes ??
    []
  const weekdayWords = weekdayName(dayWords, weekday, 'weekday')
  return (
    <Section title={weekdayWords} flush>
      {mealTimes.map((meal) => (
        <Row
          key={meal}
          as="button"
          title={t(`mealMenu.meal.${meal}`)}
          detail={
            dishesOf(meal)
              .map(({ name }) => name)
              .join(t('fields.comma')) || t('mealMenu.addDishes')
          }
          onClick={() => setOpen(meal)}
        />
      ))}
      {open && (
        <CellSheet
          title={`${weekdayWords}${t('fields.comma')}${t(`mealMenu.meal.${open}`)}`}
          cell={{ id: plan.id, week, weekday, meal: open }}
          dishes={dishesOf(open)}
          isPublished={plan.publishedAt !== null}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}
