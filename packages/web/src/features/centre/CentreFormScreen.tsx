import { centreFields } from '@daybook/contract/centre/centre.fields.ts'
import { centreProblems } from '@daybook/contract/centre/centre.rules.ts'
import { stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { useRef } from 'react'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
import { makeCentre } from './centre.data.ts'

type Centre = ValuesOf<typeof centreFields>

const initial = { countryCode: 'NZ', timeZone: 'Pacific/Auckland', opensAt: '07:30', closesAt: '17:30' }

export function CentreFormScreen() {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const record = useRecord({
    pack: 'centre',
    fields: centreFields,
    stored: initial,
    problems: (values) => centreProblems(values as Centre),
  })

  async function save(values: Values) {
    try {
      // The form has checked what its fields require.
      const tenant = await makeCentre(stored(centreFields, values) as Centre)
      showToast(t('centre.made'))
      await go(to.centre({ tenant }), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      record.refuse(error, root.current)
      showToast(errorWords(error), { isError: true })
    }
  }

  return (
    <RecordFormProvider value={record.context}>
      <div ref={root}>
        <FormScreen onSubmit={record.onSubmit(save)} submit={t('centre.make')} isSending={record.isSending}>
          <Section>
            <FieldInputs fields={centreFields} />
          </Section>
        </FormScreen>
      </div>
    </RecordFormProvider>
  )
}
