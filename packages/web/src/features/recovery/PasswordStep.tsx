import { passwordPattern } from '@daybook/contract/kernel/patterns.ts'
import { useState } from 'react'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Recovery.module.css'
import { resetPassword, type Whose } from './recovery.data.ts'

/** Asks for the new password, twice. */
export function PasswordStep({ whose, onDone }: { whose: Whose; onDone: () => void }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const fields = useFields({ newPassword: '', newPassword1: '' }, ({ newPassword, newPassword1 }) => ({
    newPassword: passwordPattern.test(newPassword) ? undefined : t('auth.passwordRule'),
    newPassword1: !newPassword1
      ? t('recovery.confirmRequired')
      : newPassword1 === newPassword
        ? undefined
        : t('recovery.different'),
  }))

  const save = fields.onSubmit(async (passwords) => {
    setRefusal('')
    try {
      await resetPassword(whose.tenantId, { mail: whose.mail, ...passwords })
      onDone()
    } catch (error) {
      setRefusal(errorWords(error))
    }
  })

  return (
    <FormCard onSubmit={save}>
      <p role="status">{t('recovery.proved')}</p>
      <PasswordField
        {...fields.text('newPassword')}
        label={t('recovery.newPassword')}
        description={t('auth.passwordRule')}
        autoComplete="new-password"
      />
      <PasswordField
        {...fields.text('newPassword1')}
        label={t('recovery.confirm')}
        autoComplete="new-password"
      />
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
        {t('recovery.save')}
      </ThrottledButton>
    </FormCard>
  )
}
