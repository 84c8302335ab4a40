import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Stack } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { api } from './kiosk.data.ts'

const pin = text(6, { required: true, format: 'pin' })
const pinFields = fields({ pin, again: pin })

/** A person sets the PIN that they use at the tablet. */
export function OwnPinScreen() {
  const t = useT()
  const form = useFieldsForm({
    pack: 'kiosk',
    fields: pinFields,
    labels: { pin: t('kiosk.newPin') },
    draft: null,
    problems: ({ pin, again }) => ({ again: pin === again ? undefined : t('kiosk.pinsDiffer') }),
  })
  return (
    <FieldsScreen
      form={form}
      submit={t('kiosk.savePin')}
      onSend={async ({ pin }) => {
        const isStillHere = rememberPlace()
        await api.setPin({ pin }, { quiet: true })
        showToast(t('kiosk.pinSet'))
        if (isStillHere()) goBack()
      }}
    >
      <Section>
        <Stack>
          <p>{t('kiosk.ownPinText')}</p>
          <FieldInputs />
        </Stack>
      </Section>
    </FieldsScreen>
  )
}
