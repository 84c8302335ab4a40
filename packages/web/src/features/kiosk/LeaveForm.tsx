import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { Button, TextInput } from '@mantine/core'
import { useFields } from '../../kit/fields.ts'
import { client } from '../../platform/api/client.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Kiosk.module.css'
import { ask } from './kiosk.paired.ts'

const { leaveAtTablet } = client(visitor)

/** A visitor leaves by the address they came with: the tablet keeps no badge. */
export function LeaveForm({ onDone }: { onDone: (words: string) => void }) {
  const t = useT()
  const fields = useFields({ mail: '' }, ({ mail }) => ({
    mail: mail.trim() ? undefined : t('visitor.mailWrong'),
  }))
  const send = fields.onSubmit(async ({ mail }) => {
    try {
      const { left } = await ask(leaveAtTablet, { mail })
      if (left > 0) onDone(t('visitor.goodbye'))
      else fields.refuse({ mail: t('kiosk.notAVisitor') })
    } catch (error) {
      showRefusal(fields, error)
    }
  })
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextInput
        {...fields.text('mail')}
        label={t('kiosk.leaveMail')}
        size="lg"
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <Button type="submit" size="lg" loading={fields.isSending}>
        {t('visitor.checkOut')}
      </Button>
    </form>
  )
}
