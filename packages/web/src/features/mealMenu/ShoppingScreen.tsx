import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { mondayOf } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import { Stack } from '@mantine/core'
import { IconBasket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { inset, Section } from '../../kit/Section.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { type Shopping, shoppingQuery } from './mealMenu.data.ts'
import { PrintButton, WeekSteps } from './WeekSteps.tsx'

/** What to buy for a week: each ingredient with its dishes, and for how many. What is in the basket is ticked off. */
export function ShoppingScreen() {
  const t = useT()
  const timeZone = useTimeZone()
  const now = useNow()
  const { day } = useSearch('mealMenuShopping')
  const monday = mondayOf(day ?? dayAt(new Date(now), timeZone))
  const read = useQuery(shoppingQuery(monday))
  const dayWords = useDayWords()
  const { tenantInfo } = useSession()
  return (
    <Stack p="1rem var(--gutter)" style={inset}>
      <PrintButton />
      <h2 className="paper-only">
        {[
          tenantInfo?.name,
          t('mealMenu.shopping'),
          t('mealMenu.weekOf', { day: dayWords(monday, 'date') }),
        ].join(' · ')}
      </h2>
      <WeekSteps monday={monday} title={t('mealMenu.shopping')} at={(day) => to.mealMenuShopping({ day })} />
      <Loaded read={read} skeleton="list">
        {({ ingredients }) =>
          ingredients.length === 0 ? (
            <EmptyState icon={<IconBasket />} title={t('mealMenu.noMenu')} hint={t('mealMenu.noMenuHint')} />
          ) : (
            <List key={monday} ingredients={ingredients} />
          )
        }
      </Loaded>
    </Stack>
  )
}

function List({ ingredients }: Pick<Shopping, 'ingredients'>) {
  const t = useT()
  const dayWords = useDayWords()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    setTicked(next)
  }
  return (
    <>
      <p className="dim">{t('mealMenu.shoppingHint')}</p>
      <Section flush>
        {ingredients.map(({ id, name, portions, uses }) => (
          <TickRow
            key={id}
            title={
              <>
                <strong>{name}</strong> {t('mealMenu.portions', { count: portions })}
              </>
            }
            detail={uses
              .map(({ day, dish, children }) =>
                t('mealMenu.use', { day: dayWords(day, 'weekday'), dish, count: children }),
              )
              .join(t('fields.comma'))}
            isTicked={ticked.has(id)}
            onChange={(isTicked) => tick(id, isTicked)}
          />
        ))}
      </Section>
    </>
  )
}
