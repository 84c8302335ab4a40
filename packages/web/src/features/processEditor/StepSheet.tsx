import type { ProcessStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
import { ConditionPart } from './ConditionPart.tsx'
import styles from './ProcessEditor.module.css'
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
  const id = useId()
  const [when, setWhen] = useState(step.when)
  const [rights, setRights] = useState(step.rights)
  const record = useRecord({
    pack: 'processEditor.step',
    fields: stepFields,
    stored: stepValues(step),
    names,
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('processEditor.stepTitle')}
      tall
      actions={
        <Button type="submit" form={id}>
          {t('processEditor.done')}
        </Button>
      }
    >
      <RecordFormProvider value={record.context}>
        <form
          id={id}
          noValidate
          className={styles.stack}
          onSubmit={record.onSubmit(async (values) =>
            onDone(stepOf(values as StepValues, { id: step.id, when, rights }), { ...record.context.names }),
          )}
        >
          <FieldInputs fields={stepFields} />
          <ConditionPart fields={fields} when={when} onChange={setWhen} />
          <RightsPart fields={fields} rights={rights} onChange={setRights} />
        </form>
      </RecordFormProvider>
    </Sheet>
  )
}
