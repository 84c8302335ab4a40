import { passwordPattern } from '@daybook/contract/kernel/patterns.ts'
import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useFields } from '../../kit/fields.ts'
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

  const shared = {
    maxLength: 20,
    autoComplete: 'new-password',
    rightSectionWidth: '3rem',
    classNames: { visibilityToggle: styles.reveal },
    visibilityToggleButtonProps: {
      'aria-label': t('auth.showPassword'),
      'aria-hidden': false,
      tabIndex: 0,
    },
  } as const
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <p role="status">{t('recovery.proved')}</p>
      <PasswordInput
        {...fields.text('newPassword')}
        {...shared}
        label={t('recovery.newPassword')}
        description={t('auth.passwordRule')}
      />
      <PasswordInput {...fields.text('newPassword1')} {...shared} label={t('recovery.confirm')} />
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
        {t('recovery.save')}
      </ThrottledButton>
    </form>
  )
}
