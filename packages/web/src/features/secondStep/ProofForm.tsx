import { Button, TextInput } from '@mantine/core'
import { useFields } from '../../kit/fields.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './SecondStep.module.css'

interface ProofFormProps {
  label: string
  button: string
  isDangerous?: boolean
  /** A refusal is shown at the field. */
  onSend: (code: string) => Promise<void>
}

/** Asks for a code that proves the second step. */
export function ProofForm({ label, button, isDangerous = false, onSend }: ProofFormProps) {
  const t = useT()
  const fields = useFields({ code: '' }, ({ code }) => ({
    code: code.trim() ? undefined : t('secondStep.codeMissing'),
  }))
  const send = fields.onSubmit(async ({ code }) => {
    try {
      await onSend(code.trim())
    } catch (error) {
      showRefusal(fields, error)
    }
  })
  return (
    <form className={styles.fields} onSubmit={send} noValidate>
      <TextInput
        {...fields.text('code')}
        label={label}
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" color={isDangerous ? 'red' : undefined} loading={fields.isSending}>
        {button}
      </Button>
    </form>
  )
}
