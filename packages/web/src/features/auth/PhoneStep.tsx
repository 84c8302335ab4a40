import { mobileNumber } from '@daybook/contract/auth/phone.rules.ts'
import { TextInput } from '@mantine/core'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { lastSignIn, sendPhoneCode } from './auth.data.ts'

export interface SentTo {
  tenantId: string
  phone: string
}

/** Asks for the centre and the number, and has a code sent there. */
export function PhoneStep({ onSent }: { onSent: (sentTo: SentTo) => void }) {
  const t = useT()
  const fields = useFields({ tenantId: lastSignIn().tenantId, phone: '' }, ({ tenantId, phone }) => ({
    tenantId: /^\d{6}$/.test(tenantId.trim()) ? undefined : t('auth.tenantRule'),
    phone: !phone.trim() ? t('auth.phoneRequired') : mobileNumber(phone) ? undefined : t('auth.phoneRule'),
  }))
  const send = fields.onSubmit(async (values) => {
    const sentTo = { tenantId: values.tenantId.trim(), phone: values.phone.trim() }
    try {
      await sendPhoneCode(sentTo.tenantId, sentTo.phone)
      onSent(sentTo)
    } catch (error) {
      showRefusal(fields, error)
    }
  })
  return (
    <FormCard onSubmit={send}>
      <p>{t('auth.byPhoneIntro')}</p>
      <TextInput
        {...fields.text('tenantId')}
        label={t('auth.tenant')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="organization"
      />
      <TextInput
        {...fields.text('phone')}
        label={t('auth.phone')}
        type="tel"
        maxLength={40}
        autoComplete="tel"
      />
      <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
        {t('auth.phoneSend')}
      </ThrottledButton>
    </FormCard>
  )
}
