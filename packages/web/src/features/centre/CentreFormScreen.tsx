import { centreFields } from '@daybook/contract/centre/centre.fields.ts'
import { centreProblems } from '@daybook/contract/centre/centre.rules.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { makeCentre } from './centre.data.ts'

const initial = { countryCode: 'NZ', timeZone: 'Pacific/Auckland', opensAt: '07:30', closesAt: '17:30' }

export function CentreFormScreen() {
  const t = useT()
  const form = useFieldsForm({
    pack: 'centre',
    fields: centreFields,
    stored: initial,
    draft: 'centre',
    problems: centreProblems,
  })
  return (
    <FieldsScreen
      form={form}
      submit={t('centre.make')}
      onSend={async (centre) => {
        const tenant = await makeCentre(centre)
        showToast(t('centre.made'))
        await go(to.centre({ tenant }), { replace: true })
      }}
    >
      <Section>
        <FieldInputs />
      </Section>
    </FieldsScreen>
  )
}
