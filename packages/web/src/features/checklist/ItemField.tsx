import type { Answer } from '@daybook/contract/checklist/checklist.kind.ts'
import { type AnswerValue, type Item, isRight } from '@daybook/contract/checklist/checklist.rules.ts'
import { Textarea } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { AnswerLine } from './AnswerLine.tsx'
import type { CheckSource } from './checklist.hazard.ts'
import { NumberField } from './NumberField.tsx'
import { useTyped } from './useTyped.ts'

interface ItemFieldProps {
  item: Item
  answer: Answer | undefined
  check?: CheckSource
  onAnswer: (value: AnswerValue) => void
  /** The value is not right, so the person has to say more. */
  onWrong: (value: AnswerValue) => void
}

/** One item with its answer. What is right is sent at once. */
export function ItemField({ item, answer, check, onAnswer, onWrong }: ItemFieldProps) {
  function give(value: AnswerValue): boolean {
    const right = isRight(item, value)
    if (right) onAnswer(value)
    else onWrong(value)
    return right
  }
  return (
    <>
      <Field item={item} value={answer?.value ?? null} onChange={give} />
      {answer && answer.value !== null && (
        <AnswerLine item={item} answer={answer} check={check} onClear={() => onAnswer(null)} />
      )}
    </>
  )
}

interface FieldProps {
  item: Item
  value: AnswerValue
  /** Whether the value is taken as it is. */
  onChange: (value: AnswerValue) => boolean
}

function Field({ item, value, onChange }: FieldProps) {
  if (item.type === 'number') return <NumberField item={item} value={value} onChange={onChange} />
  if (item.type === 'text') return <TextItem item={item} value={value} onChange={onChange} />
  return <ChoiceItem item={item} value={value} onChange={onChange} />
}

function ChoiceItem({ item, value, onChange }: FieldProps) {
  const t = useT()
  const label = useLabel(item)
  const icon = (right: boolean) =>
    right ? (
      <IconCheck size="1.25rem" aria-hidden="true" />
    ) : (
      <IconAlertTriangle size="1.25rem" aria-hidden="true" />
    )
  const words = item.type === 'done' ? (['done', 'notDone'] as const) : (['yes', 'no'] as const)
  const options =
    item.type === 'choice'
      ? item.options.map(({ id, text, isRight: right }) => ({
          value: id,
          label: text,
          icon: icon(right),
          alarming: !right,
        }))
      : words.map((word, at) => ({
          value: String(at === 0),
          label: t(`checklist.${word}`),
          icon: icon(at === 0),
          alarming: at > 0,
        }))
  return (
    <Choice
      label={label}
      options={options}
      dense
      value={value === null ? undefined : String(value)}
      onChange={(chosen) => onChange(item.type === 'choice' ? chosen : chosen === 'true')}
    />
  )
}

function TextItem({ item, value, onChange }: FieldProps) {
  const { field } = useTyped(typeof value === 'string' ? value : '', (words) =>
    onChange(words.trim() || null),
  )
  return <Textarea label={useLabel(item)} autosize minRows={2} maxLength={500} {...field} />
}

function useLabel({ text, required }: Item): string {
  const t = useT()
  return required ? text : t('checklist.optional', { text })
}
