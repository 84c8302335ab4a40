import { centreNumberMax } from '@daybook/contract/kernel/constants.ts'
import { type Fields, text } from '@daybook/contract/kernel/fields.ts'
import type { ReactNode } from 'react'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'

interface CodeFormProps {
  children?: ReactNode
  /** The field's name in the language pack. */
  name: 'code' | 'captcha'
  /** The initial centre number; undefined leaves the field out. */
  tenantId?: string
  maxLength: number
  /** Validates the code before it is sent. @returns an error text */
  check?: (code: string) => string | undefined
  button: string
  /** Errors are shown at their field. */
  onSend: (code: string, tenantId: string) => Promise<void>
  more?: ReactNode
}

const centreField = text(centreNumberMax, { required: true, format: 'centre', autofill: 'organization' })

/** A form for the centre and a code. */
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
