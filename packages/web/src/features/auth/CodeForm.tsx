import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormCard } from '../../kit/FormCard.tsx'
import { useFields } from '../../kit/fields.ts'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './CodeForm.module.css'

interface CodeFormProps {
  children?: ReactNode
  /** The centre that is filled in, unless the person has to know it already. */
  tenantId?: string
  label: string
  maxLength: number
  /** What is wrong with a code, before it is sent. */
  check: (code: string) => string | undefined
  button: string
  /** A refusal is shown at its field. */
  onSend: (code: string, tenantId: string) => Promise<void>
  more?: ReactNode
}

/** Asks for the centre and one code. */
export function CodeForm(props: CodeFormProps) {
  const { children, tenantId, label, maxLength, check, button, onSend, more } = props
  const t = useT()
  const asksCentre = tenantId !== undefined
  const fields = useFields({ tenantId: tenantId ?? '', code: '' }, (values) => ({
    tenantId: !asksCentre || /^\d{6}$/.test(values.tenantId.trim()) ? undefined : t('auth.tenantRule'),
    code: check(values.code.trim()),
  }))
  const send = fields.onSubmit(async (values) => {
    try {
      await onSend(values.code.trim(), values.tenantId.trim())
    } catch (error) {
      showRefusal(fields, error)
    }
  })
  return (
    <FormCard onSubmit={send}>
      {children}
      {asksCentre && (
        <TextInput
          {...fields.text('tenantId')}
          label={t('auth.tenant')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="organization"
        />
      )}
      <TextInput
        {...fields.text('code')}
        label={label}
        maxLength={maxLength}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        classNames={{ input: styles.code }}
      />
      <ThrottledButton type="submit" size="lg" loading={fields.isSending}>
        {button}
      </ThrottledButton>
      {more}
    </FormCard>
  )
}
