import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { demoFields, filledIn } from './demo.fields.ts'

/** A form with a field of each kind. Nothing is sent. */
export function DemoFormScreen() {
  const t = useT()
  const form = useFieldsForm({ pack: 'styleGuide.field', fields: demoFields, draft: null })
  async function keep(values: Values) {
    filledIn.set({ ...values })
    showToast(t('styleGuide.saved'))
    await go(to.demoDetail())
  }
  return (
    <FieldsScreen form={form} onSend={keep} submit={t('styleGuide.record')}>
      <Section>
        <FieldInputs />
      </Section>
    </FieldsScreen>
  )
}
