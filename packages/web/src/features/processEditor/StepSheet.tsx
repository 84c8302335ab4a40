import type { ProcessStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { ConditionPart } from './ConditionPart.tsx'
import { type DraftField, stepOf, stepValues } from './process.draft.ts'
import { type StepValues, stepFields } from './process.fields.ts'
import { RightsPart } from './RightsPart.tsx'

interface StepSheetProps {
  step: ProcessStep
  fields: readonly DraftField[]
  names: Readonly<Record<string, string>>
  open: boolean
  onClose: () => void
  /** @param names of the people that the step names */
  onDone: (step: ProcessStep, names: Record<string, string>) => void
}

/** One step: who approves it, when it is asked for, and what its approvers may do with the form. */
export function StepSheet({ step, fields, names, open, onClose, onDone }: StepSheetProps) {
  const t = useT()
  const [when, setWhen] = useState(step.when)
  const [rights, setRights] = useState(step.rights)
  const form = useFieldsForm({
    pack: 'processEditor.step',
    fields: stepFields,
    stored: stepValues(step),
    names,
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
        onDone(stepOf(values as StepValues, { id: step.id, when, rights }), { ...form.state.names })
      }
    >
      <FieldInputs />
      <ConditionPart fields={fields} when={when} onChange={setWhen} />
      <RightsPart fields={fields} rights={rights} onChange={setRights} />
    </FieldsSheet>
  )
}
