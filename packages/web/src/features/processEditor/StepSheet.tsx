import type { FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { ProcessStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { offeredOf } from '@daybook/contract/workflow/workflow.fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { useRightWords } from './StartSheet.tsx'
import { oneOf, type StepValues, stepFields, stepOf, stepValues, valueName } from './step.fields.ts'

interface StepSheetProps {
  step: ProcessStep
  columns: readonly FormColumn[]
  names: Readonly<Record<string, string>>
  open: boolean
  onClose: () => void
  /** @param names of the people that the step names */
  onDone: (step: ProcessStep, names: Record<string, string>) => void
}

/** One step: who approves it, when it is asked for, and what its approvers may do with the form. */
export function StepSheet({ step, columns, names, open, onClose, onDone }: StepSheetProps) {
  const t = useT()
  const rights = useRightWords(columns)
  const form = useFieldsForm({
    pack: 'processEditor.step',
    fields: stepFields(columns),
    stored: stepValues(step, columns),
    names,
    labels: {
      ...rights.labels,
      'when.isThere': t('processEditor.step.when.is'),
      ...Object.fromEntries(
        columns.map(({ prop }) => [`when.${valueName(prop)}`, t('processEditor.step.when.value')]),
      ),
    },
    options: {
      ...rights.options,
      'when.field': [
        { value: '-', label: t('processEditor.step.when.field.-') },
        ...columns.map(({ prop, label }) => ({ value: prop, label })),
      ],
      'when.isThere': [{ value: 'isFilled', label: t('processEditor.step.when.is.isFilled') }],
      ...Object.fromEntries(
        columns
          .filter(({ dicData }) => dicData)
          .map((column) => [
            `when.${valueName(column.prop)}`,
            offeredOf(oneOf(column) ?? column).map(({ key, label }) => ({ value: key, label })),
          ]),
      ),
    },
    draft: null,
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('processEditor.stepTitle')}
      tall
      submit={t('processEditor.done')}
      onSend={async (values) =>
        onDone(stepOf(values as StepValues, step.id, columns), { ...form.state.names })
      }
    />
  )
}
