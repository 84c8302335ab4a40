import { fields, text } from '@daybook/contract/kernel/fields.ts'
import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'

interface CodeFormProps {
  children?: ReactNode
  /** The pack that has the words of the code, and its name there. */
  pack?: string
  name: 'code' | 'captcha'
  /** The centre that is filled in, unless the person has to know it already. */
  tenantId?: string
  maxLength: number
  /** What is wrong with a code, before it is sent. */
  check?: (code: string) => string | undefined
  button: string
  /** A refusal is shown at its field. */
  onSend: (code: string, tenantId: string) => Promise<void>
  more?: ReactNode
}

const centreField = text(6, { required: true, format: 'centre', autofill: 'organization' })

/** Asks for the centre and one code. */
export function CodeForm(props: CodeFormProps) {
  const { children, pack = 'auth', name, tenantId, maxLength, check, button, onSend, more } = props
  const t = useT()
  const code = text(maxLength, { required: true, autofill: 'one-time-code' })
  const form = useFieldsForm({
    pack,
    fields: fields({ ...(tenantId !== undefined && { tenantId: centreField }), [name]: code }),
    stored: { tenantId },
    labels: { tenantId: t('auth.tenantId') },
    draft: null,
    problems: (values) => ({ [name]: check?.(String(values[name])) }),
  })
  return (
    <FieldsCard
      form={form}
      submit={button}
      onSend={(values) => onSend(String(values[name]), String(values.tenantId ?? ''))}
      secondary={more}
    >
      {children}
      <FieldInputs />
    </FieldsCard>
  )
}
