import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import { date, fields, pick } from '@daybook/contract/kernel/fields.ts'
import { isSearchable } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import { Stack } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import { recallQuery } from './mealMenu.data.ts'

const recallFields = fields({
  ingredientId: pick('ingredient', { required: true }),
  from: date({ required: true }),
  until: date({ required: true }),
})

/** Which days had an ingredient on the menu, and who was there. */
export function RecallScreen() {
  const t = useT()
  const { ingredient, from, until } = useSearch('mealMenuRecall')
  const today = dayAt(new Date(useNow()), useTimeZone())
  const form = useFieldsForm({
    pack: 'mealMenu',
    fields: recallFields,
    stored: { ingredientId: ingredient ?? null, from: from ?? addDays(today, -13), until: until ?? today },
    draft: null,
    problems: (values) => {
      if (values.from > values.until) return { until: 'ENDS_BEFORE_START' }
      return isSearchable(values) ? {} : { from: 'TOO_LARGE' }
    },
  })
  return (
    <Stack p="1rem var(--gutter)">
      <Section>
        <p>{t('mealMenu.recallHint')}</p>
        <FieldsCard
          plain
          form={form}
          submit={t('mealMenu.search')}
          onSend={async ({ ingredientId, ...days }) =>
            go(to.mealMenuRecall({ ingredient: ingredientId, ...days }), { replace: true })
          }
        />
      </Section>
      {ingredient && from && until && <Found ingredientId={ingredient} from={from} until={until} />}
    </Stack>
  )
}

function Found(asked: { ingredientId: string; from: string; until: string }) {
  const t = useT()
  const dayWords = useDayWords()
  const read = useQuery(recallQuery(asked))
  return (
    <Loaded read={read} skeleton="list">
      {(days) =>
        days.length === 0 ? (
          <EmptyState icon={<IconSearch />} title={t('mealMenu.recallNone')} />
        ) : (
          <>
            <p>{t('mealMenu.recallHonest')}</p>
            {days.map(({ day, meals, children }) => (
              <Section key={day} title={dayWords(day, 'short')}>
                <Stack gap="xs">
                  {meals.map(({ meal, dishes }) => (
                    <p key={meal}>
                      <strong>{t(`mealMenu.meal.${meal}`)}</strong> {dishes.join(t('fields.comma'))}
                    </p>
                  ))}
                  <p>{t('mealMenu.children', { count: children.length })}</p>
                  <ul>
                    {children.map(({ id, name, roomName }) => (
                      <li key={id}>
                        {name}
                        {t('fields.comma')}
                        {roomName}
                      </li>
                    ))}
                  </ul>
                </Stack>
              </Section>
            ))}
          </>
        )
      }
    </Loaded>
  )
}
