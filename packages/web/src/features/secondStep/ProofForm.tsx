import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'

interface ProofFormProps {
  label: string
  button: string
  isDangerous?: boolean
  /** A refusal is shown at the field. */
  onSend: (code: string) => Promise<void>
}

const proofFields = fields({ code: text(20, { required: true, autofill: 'one-time-code' }) })

/** Asks for a code that proves the second step. */
export function ProofForm({ label, button, isDangerous = false, onSend }: ProofFormProps) {
  const form = useFieldsForm({
    pack: 'secondStep',
    fields: proofFields,
    labels: { code: label },
    draft: null,
  })
  return (
    <FieldsCard
      plain
      form={form}
      submit={button}
      isDangerous={isDangerous}
      onSend={({ code }) => onSend(code)}
    />
  )
}
