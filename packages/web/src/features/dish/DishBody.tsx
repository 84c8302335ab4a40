import { dishRegister } from '@daybook/contract/dish/dish.kind.ts'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { FieldFacts, saysAny, useSayings } from '../fields/index.ts'
import type { RegisterRow } from '../register/index.ts'
import { Contents } from './Contents.tsx'
import { contentsQuery } from './dish.data.ts'

const facts = ['nameZh', 'meals', 'note']

/** What a dish contains, which follows from its ingredients. */
export function DishBody({ row }: { row: RegisterRow }) {
  const t = useT()
  const mayEdit = useSession().userProfile?.rights.includes('menu.edit') ?? false
  const read = useQuery(contentsQuery(row.id))
  const sayings = useSayings('dish', {})
  return (
    <>
      <LoadedPart read={read}>
        {({ contains, hasIngredients, unchecked, ingredients }) => (
          <>
            {!hasIngredients && <Warning>{t('dish.noIngredients')}</Warning>}
            {unchecked.length > 0 && (
              <Warning>{t('dish.unchecked', { names: unchecked.join(t('fields.comma')) })}</Warning>
            )}
            <Section title={t('dish.contains')}>
              <Stack gap="xs">
                {contains.length > 0 ? <Contents contains={contains} /> : <p>{t('dish.containsNothing')}</p>}
              </Stack>
            </Section>
            {hasIngredients && (
              <Section title={t('dish.ingredients')} flush>
                {ingredients.map(({ id, name, contains, isChecked }) => {
                  const said = {
                    title: name,
                    detail: <Contents contains={contains} unchecked={isChecked ? [] : [name]} />,
                  }
                  if (!mayEdit) return <Row key={id} {...said} />
                  return <Row key={id} as={Link} to={to.ingredient({ id })} {...said} />
                })}
              </Section>
            )}
          </>
        )}
      </LoadedPart>
      {saysAny(row, facts) && (
        <Section>
          <FieldFacts fields={dishRegister.fields} only={facts} values={row} sayings={sayings} />
        </Section>
      )}
    </>
  )
}
