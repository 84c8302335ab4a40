import { mobileNumber } from '@daybook/contract/auth/phone.rules.ts'
import { centreNumberMax } from '@daybook/contract/kernel/constants.ts'
import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { lastSignIn } from './auth.last.ts'
import { sendPhoneCode } from './auth.phone.data.ts'

export interface SentTo {
  tenantId: string
  phone: string
}

const phoneFields = fields({
  tenantId: text(centreNumberMax, { required: true, format: 'centre', autofill: 'organization' }),
  phone: text(40, { required: true, format: 'phone', autofill: 'tel' }),
})

/** Asks for the centre and the number, and has a code sent there. */
export function PhoneStep({ onSent }: { onSent: (sentTo: SentTo) => void }) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'auth',
    fields: phoneFields,
    stored: { tenantId: lastSignIn().tenantId },
    draft: null,
    problems: ({ phone }) => ({ phone: mobileNumber(phone) ? undefined : 'INVALID_FORMAT' }),
  })
  return (
    <FieldsCard
      form={form}
      submit={t('auth.phoneSend')}
      onSend={async (sentTo) => {
        await sendPhoneCode(sentTo.tenantId, sentTo.phone)
        onSent(sentTo)
      }}
    >
      <p>{t('auth.byPhoneIntro')}</p>
      <FieldInputs />
    </FieldsCard>
  )
}
