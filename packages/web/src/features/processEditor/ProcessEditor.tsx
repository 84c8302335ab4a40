import { initialValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { problemsOfProcess } from '@daybook/contract/workflow/workflow.process.rules.ts'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { useWorkflowForm, WorkflowForm } from '../workflow/index.ts'
import { FieldsPart } from './FieldsPart.tsx'
import { ProcessEnd } from './ProcessEnd.tsx'
import { definitionOf, type ProcessDraft } from './process.draft.ts'
import { processFields } from './process.fields.ts'
import { saveProcess } from './processEditor.data.ts'
import { StepsPart } from './StepsPart.tsx'

interface ProcessEditorProps {
  /** Undefined for a new process. */
  id: string | undefined
  start: ProcessDraft
  names: Readonly<Record<string, string>>
}

/** A process as data that a manager puts together: its form, its steps, and how it will look. Saving makes a version. */
export function ProcessEditor({ id, start, names }: ProcessEditorProps) {
  const t = useT()
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const { name, category, ...parts } = start
  const form = useFieldsForm({
    pack: 'processEditor',
    fields: processFields,
    stored: { name, category },
    beyond: parts,
    names,
    draft: `processEditor.${id ?? 'new'}`,
  })
  const draft: ProcessDraft = { ...form.values, ...form.beyond }
  const definition = definitionOf(draft)
  const problems = problemsOfProcess(definition)
  const errors = Object.fromEntries(
    Object.entries(form.wasSent ? problems : {}).map(([path, problem]) => [
      path,
      wordsOf(`field.${problem}`),
    ]),
  )
  const isUnsound = form.wasSent && Object.keys({ ...problems, ...form.errors }).length > 0
  const onChange = ({ fields, steps, startRights }: ProcessDraft) =>
    form.setBeyond({ fields, steps, startRights })
  const part = { draft, errors, onChange }

  async function save() {
    if (Object.keys(problems).length > 0) return false
    const isStillHere = rememberPlace()
    await saveProcess(id, definition, form.ownId)
    showToast(t('processEditor.saved'))
    if (isStillHere()) goBack()
    return true
  }

  return (
    <FieldsScreen
      form={form}
      submit={t(id ? 'processEditor.saveVersion' : 'processEditor.save')}
      onSend={save}
    >
      <Tabs
        label={t('processEditor.view')}
        tabs={(['edit', 'preview'] as const).map((value) => ({ value, label: t(`processEditor.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'preview' ? (
        <Preview key={JSON.stringify(definition.form)} definition={definition} />
      ) : (
        <>
          <Section>
            <FieldInputs />
          </Section>
          <FieldsPart {...part} />
          <StepsPart
            {...part}
            names={form.state.names}
            onNames={(found) => {
              for (const [person, called] of Object.entries(found)) form.state.addName(person, called)
            }}
          />
          {id && <ProcessEnd id={id} />}
        </>
      )}
      {isUnsound && <p role="status">{t('processEditor.unsound')}</p>}
    </FieldsScreen>
  )
}

/** The form as whoever starts the process will see it. What is filled in here is sent nowhere. */
function Preview({ definition: { form, startRights } }: { definition: ReturnType<typeof definitionOf> }) {
  const t = useT()
  const preview = useWorkflowForm({
    form,
    rights: startRights,
    before: initialValues(form),
    draft: null,
    isPreview: true,
  })
  if (form.column.length === 0 && form.group.length === 0) return <p>{t('processEditor.noFields')}</p>
  return <WorkflowForm of={preview} />
}
