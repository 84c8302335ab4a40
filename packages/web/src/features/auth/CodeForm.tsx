import { fields, text } from '@daybook/contract/kernel/fields.ts'
import type { ReactNode } from 'react'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'

interface CodeFormProps {
  children?: ReactNode
  /** The centre that is filled in, unless the person has to know it already. */
  tenantId?: string
  label: string
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
  const { children, tenantId, label, maxLength, check, button, onSend, more } = props
  const code = text(maxLength, { required: true, autofill: 'one-time-code' })
  const form = useFieldsForm({
    pack: 'auth',
    fields: fields({ ...(tenantId !== undefined && { tenantId: centreField }), code }),
    stored: { tenantId },
    labels: { code: label },
    draft: null,
    problems: ({ code }) => ({ code: check?.(code) }),
  })
  return (
    <FieldsCard
      form={form}
      submit={button}
      onSend={({ code, tenantId = '' }) => onSend(code, tenantId)}
      secondary={more}
    >
      {children}
      <FieldInputs />
    </FieldsCard>
  )
}
