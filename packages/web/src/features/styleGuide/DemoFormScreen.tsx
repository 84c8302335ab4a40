import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
import { demoFields, filledIn } from './demo.fields.ts'

/** A form with a field of each kind. Nothing is sent. */
export function DemoFormScreen() {
  const t = useT()
  const record = useRecord({ pack: 'styleGuide.field', fields: demoFields })
  async function keep(values: Values) {
    filledIn.set({ ...values })
    showToast(t('styleGuide.saved'))
    await go(to.demoDetail())
  }
  return (
    <RecordFormProvider value={record.context}>
      <FormScreen
        onSubmit={record.onSubmit(keep)}
        submit={t('styleGuide.record')}
        isSending={record.isSending}
      >
        <Section>
          <FieldInputs fields={demoFields} />
        </Section>
      </FormScreen>
    </RecordFormProvider>
  )
}
