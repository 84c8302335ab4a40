import { fullName } from '@daybook/contract/child/child.rules.ts'
import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { portions } from '@daybook/contract/meal/meal.rules.ts'
import { Stack } from '@mantine/core'
import { IconSoup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Portrait } from '../../kit/Face.tsx'
import { FigureTable } from '../../kit/FigureTable.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { type Eaten, eatenQuery } from './mealMenu.data.ts'
import { eatenTable } from './mealMenu.export.ts'

/** How the meals of a week, or of up to 31 days, were eaten: who left most, and what was left over. */
export function EatenScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const search = useSearch('mealsEaten')
  const today = dayAt(new Date(useNow()), useTimeZone())
  const period =
    search.from || search.until ? periodOf(search, today) : { from: addDays(today, -6), until: today }
  const read = useQuery(eatenQuery(period))
  return (
    <>
      <ListExport
        title={t('mealMenu.eaten')}
        period={period}
        room={t('room.all')}
        read={async () => eatenTable(t, read.data ?? { children: [], dishes: [] })}
      />
      <Stack p="1rem var(--gutter)">
        <Columns least="9rem">
          <PeriodFields
            value={period}
            max={today}
            say={(day) => dayWords(day, 'short')}
            onChange={(changed) => void go(to.mealsEaten({ ...changed }), { replace: true })}
          />
        </Columns>
        <Loaded read={read} skeleton="list">
          {(eaten) =>
            eaten.children.length === 0 ? (
              <EmptyState
                icon={<IconSoup />}
                title={t('mealMenu.eatenNone')}
                hint={t('mealMenu.eatenHint')}
              />
            ) : (
              <Found eaten={eaten} />
            )
          }
        </Loaded>
      </Stack>
    </>
  )
}

function Found({ eaten: { children, dishes } }: { eaten: Eaten }) {
  const t = useT()
  // Half of the meals or more: one that was not liked says nothing.
  const little = children
    .map((child) => ({ ...child, left: child.some + child.none }))
    .filter(({ left, served }) => left > 0 && 2 * left >= served)
  return (
    <>
      <Section title={t('mealMenu.eatLittle')} flush={little.length > 0}>
        {little.length === 0 && <p className="dim">{t('mealMenu.eatLittleNone')}</p>}
        <ul className="list">
          {little.map((child) => (
            <li key={child.id}>
              <Row
                as={Link}
                to={to.childPage({ id: child.id })}
                start={<Portrait size="2.75rem" {...child} />}
                title={fullName(child)}
                detail={[child.roomName, child.none > 0 && t('mealMenu.ateNone', { count: child.none })]
                  .filter(Boolean)
                  .join(' · ')}
                end={t('mealMenu.littleOf', { little: child.left, meals: child.served })}
              />
            </li>
          ))}
        </ul>
      </Section>
      {dishes.length > 0 && (
        <Section title={t('mealMenu.leftOver')}>
          <FigureTable
            figures="rest"
            grouped
            columns={[
              t('mealMenu.served'),
              ...portions.map((portion) => t(`meal.${portion}`)),
              t('mealMenu.seconds'),
            ]}
          >
            {dishes.map((dish) => (
              <tbody key={dish.what}>
                <tr>
                  <th scope="rowgroup" colSpan={portions.length + 2}>
                    {dish.what}
                  </th>
                </tr>
                <tr>
                  <td>{dish.served}</td>
                  {portions.map((portion) => (
                    <td key={portion}>{dish[portion]}</td>
                  ))}
                  <td>{dish.seconds}</td>
                </tr>
              </tbody>
            ))}
          </FigureTable>
        </Section>
      )}
    </>
  )
}
