import { initialValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { problemsOfProcess } from '@daybook/contract/workflow/workflow.process.rules.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Section } from '../../kit/Section.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { useWorkflowForm, WorkflowForm } from '../workflow/index.ts'
import { FieldsPart } from './FieldsPart.tsx'
import styles from './ProcessEditor.module.css'
import { ProcessEnd } from './ProcessEnd.tsx'
import { definitionOf, type ProcessDraft } from './process.draft.ts'
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
  const [draft, setDraft] = useState(start)
  const [known, setKnown] = useState(names)
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const definition = definitionOf(draft)
  const missing = { name: definition.name === '', category: definition.category === '' }
  const problems = problemsOfProcess(definition)
  const isSound = !missing.name && !missing.category && Object.keys(problems).length === 0
  const errors = Object.fromEntries(
    Object.entries(wasSent ? problems : {}).map(([path, problem]) => [path, wordsOf(`field.${problem}`)]),
  )
  const part = { draft, errors, onChange: setDraft }

  async function save() {
    setWasSent(true)
    if (!isSound || isSending) return
    setIsSending(true)
    const isStillHere = rememberPlace()
    try {
      await saveProcess(id, definition)
      showToast(t('processEditor.saved'))
      if (isStillHere()) goBack()
    } catch {
      // The client has shown why.
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div className={styles.page}>
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
            <div className={styles.stack}>
              {(['name', 'category'] as const).map((name) => (
                <TextInput
                  key={name}
                  label={t(`processEditor.${name}`)}
                  required
                  maxLength={60}
                  value={draft[name]}
                  error={wasSent && missing[name] && t('field.REQUIRED')}
                  onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
                />
              ))}
            </div>
          </Section>
          <FieldsPart {...part} />
          <StepsPart {...part} names={known} onNames={(found) => setKnown((all) => ({ ...all, ...found }))} />
          {id && <ProcessEnd id={id} />}
        </>
      )}
      <ActionBar says={wasSent && !isSound ? t('processEditor.unsound') : undefined}>
        <Button loading={isSending} onClick={() => void save()}>
          {t(id ? 'processEditor.saveVersion' : 'processEditor.save')}
        </Button>
      </ActionBar>
    </div>
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
