import { isPin } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { PasswordInput } from '@mantine/core'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { useFields } from '../../kit/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import styles from './Kiosk.module.css'
import { api } from './kiosk.data.ts'

const hidden = { visibilityToggleButtonProps: { style: { display: 'none' } } } as const
const digits = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const

/** A person sets the PIN that they use at the tablet. */
export function OwnPinScreen() {
  const t = useT()
  const fields = useFields({ pin: '', again: '' }, ({ pin, again }) => ({
    pin: isPin(pin) ? undefined : t('kiosk.pinLength'),
    again: pin === again ? undefined : t('kiosk.pinsDiffer'),
  }))
  const save = fields.onSubmit(async ({ pin }) => {
    const isStillHere = rememberPlace()
    try {
      await api.setPin({ pin }, { quiet: true })
      showToast(t('kiosk.pinSet'))
      if (isStillHere()) goBack()
    } catch (error) {
      showRefusal(fields, error)
    }
  })
  return (
    <FormScreen onSubmit={save} submit={t('kiosk.savePin')} isSending={fields.isSending}>
      <Section>
        <div className={styles.form}>
          <p>{t('kiosk.ownPinText')}</p>
          <PasswordInput {...fields.text('pin')} {...digits} {...hidden} label={t('kiosk.newPin')} />
          <PasswordInput {...fields.text('again')} {...digits} {...hidden} label={t('kiosk.pinAgain')} />
        </div>
      </Section>
    </FormScreen>
  )
}
