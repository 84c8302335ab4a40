import { Button } from '@mantine/core'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { FieldFacts, useSayings } from '../fields/index.ts'
import { demoFields, filledIn } from './demo.fields.ts'

/** The record that was filled in on the form, as every page shows its fields. */
export function DemoDetailScreen() {
  const t = useT()
  const values = useStore(filledIn)
  const sayings = useSayings('styleGuide.field', {})
  if (!values)
    return (
      <EmptyState
        title={t('styleGuide.nothing')}
        hint={t('styleGuide.fillFirst')}
        action={
          <Button component={Link} to={to.demoForm()}>
            {t('styleGuide.form')}
          </Button>
        }
      />
    )
  return (
    <Section title={String(values.name)}>
      <FieldFacts fields={demoFields} values={values} sayings={sayings} />
    </Section>
  )
}
