import { Box, Stack } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { Mark } from '../../kit/Mark.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { Contents } from '../dish/Contents.tsx'
import type { DayMeal, MenuDay } from './mealMenu.data.ts'

type MenuDish = DayMeal['dishes'][number]

interface MenuDaySectionProps {
  day: MenuDay
  /** Only the children of this room. */
  room: string | undefined
  today: string
}

/** The meals of a day; each opens what to cook. */
export function MenuDaySection({ day: { day, meals }, room, today }: MenuDaySectionProps) {
  const t = useT()
  const dayWords = useDayWords()
  return (
    <Section
      title={dayWords(day, 'short')}
      flush={meals.length > 0}
      {...(day === today && { aside: <Mark tone="done">{t('mealMenu.today')}</Mark> })}
    >
      {meals.length === 0 && <p className="dim">{t('mealMenu.nothing')}</p>}
      {meals.map(({ meal, dishes, change }) => (
        <Row
          key={meal}
          as={Link}
          to={to.mealMenuKitchen({ day, meal })}
          title={t(`mealMenu.meal.${meal}`)}
          detail={
            <Stack component="span" gap="0.5rem">
              {dishes.length === 0 && <span>{t('mealMenu.notOffered')}</span>}
              {dishes.map((dish) => (
                <DishLine key={dish.id} dish={dish} room={room} />
              ))}
              {change && <span>{t('mealMenu.changed', { name: change.byName, reason: change.reason })}</span>}
            </Stack>
          }
        />
      ))}
    </Section>
  )
}

function DishLine({ dish, room }: { dish: MenuDish; room: string | undefined }) {
  const t = useT()
  const avoiding = dish.avoiding.filter(({ roomId }) => room === undefined || roomId === room)
  const names = avoiding.map(({ name, avoids }) =>
    t('mealMenu.avoidingOne', {
      name,
      what: avoids.map((one) => t(`allergen.${one}`)).join(t('fields.comma')),
    }),
  )
  return (
    <Stack component="span" gap="0.25rem">
      <Box component="span" c="var(--text)" fw={550}>
        {dish.name} {dish.nameZh}
      </Box>
      <Contents {...dish} />
      {names.length > 0 && (
        <Box
          component="span"
          className="line"
          c="var(--overdue)"
          style={{ gap: '0.375rem', alignItems: 'flex-start' }}
        >
          <IconAlertTriangleFilled size="1.125rem" style={{ flex: 'none' }} aria-hidden="true" />
          <span>{t('mealMenu.avoiding', { names: names.join(t('fields.comma')) })}</span>
        </Box>
      )}
    </Stack>
  )
}
