import { isPin } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { Button, PasswordInput } from '@mantine/core'
import { useFields } from '../../kit/fields.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Kiosk.module.css'
import { tapNow } from './kiosk.taps.ts'
import type { Person } from './kiosk.view.ts'

interface PinFormProps {
  person: Person
  onDone: (words: string) => void
}

/** A teacher starts or ends work with the own PIN. */
export function PinForm({ person: { id, name, isHere }, onDone }: PinFormProps) {
  const t = useT()
  const fields = useFields({ pin: '' }, ({ pin }) => ({ pin: isPin(pin) ? undefined : t('kiosk.pinLength') }))
  const send = fields.onSubmit(async ({ pin }) => {
    try {
      const outcome = await tapNow({ personId: id, name, direction: isHere ? 'out' : 'in', pin })
      onDone(t(outcome === 'waits' ? 'kiosk.waits' : isHere ? 'kiosk.signedOut' : 'kiosk.signedIn', { name }))
    } catch (error) {
      fields.set('pin', '')
      showRefusal(fields, error, ({ pin: words }): Record<string, string> => (words ? { pin: words } : {}))
    }
  })
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h2 className={styles.subtitle}>{t(isHere ? 'kiosk.endWork' : 'kiosk.startWork', { name })}</h2>
      <PasswordInput
        {...fields.text('pin')}
        label={t('kiosk.pin')}
        size="lg"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        visibilityToggleButtonProps={{ style: { display: 'none' } }}
      />
      <Button type="submit" size="lg" loading={fields.isSending}>
        {t(isHere ? 'kiosk.signOut' : 'kiosk.signIn')}
      </Button>
    </form>
  )
}
