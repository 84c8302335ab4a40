import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'

interface AnswerFormProps {
  type: 'time' | 'text'
  label: string
  initial: string
  onAnswer: (answer: string) => void
}

/** Asks for the value that is missing before an entry can be sent again. */
export function AnswerForm({ type, label, initial, onAnswer }: AnswerFormProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'outbox',
    fields: fields({ answer: text(500, { required: true, ...(type === 'time' && { format: 'time' }) }) }),
    stored: { answer: initial },
    labels: { answer: label },
    draft: null,
  })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t('outbox.sendSo')}
      onSend={async ({ answer }) => onAnswer(answer)}
    />
  )
}
