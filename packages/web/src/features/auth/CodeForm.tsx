import { type Fields, text } from '@daybook/contract/kernel/fields.ts'
import type { ReactNode } from 'react'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'

interface CodeFormProps {
  children?: ReactNode
  /** Its name among the words of the pack. */
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
  const { children, name, tenantId, maxLength, check, button, onSend, more } = props
  const code = text(maxLength, { required: true, autofill: 'one-time-code' })
  const form = useFieldsForm<Fields>({
    pack: 'auth',
    fields: { ...(tenantId !== undefined && { tenantId: centreField }), [name]: code },
    stored: { tenantId },
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
