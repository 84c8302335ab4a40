import {
  type Form,
  type FormRights,
  type FormValues,
  initialValues,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { problemsOfValues } from '@daybook/contract/workflow/workflow.form.rules.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Section } from '../../kit/Section.tsx'
import type { PickedUser } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { formErrors } from './form/form.errors.ts'
import { WorkflowForm } from './form/WorkflowForm.tsx'
import { PeoplePick } from './PeoplePick.tsx'
import styles from './Workflow.module.css'
import { act } from './workflow.act.ts'
import { type Draft, workflowApi } from './workflow.data.ts'
import { fileIdsIn, withFiles } from './workflow.uploads.ts'
import { detailPlace } from './workflow.view.ts'

interface StartFormProps {
  process: { id: string; name: string; formKey: string | null }
  form: Form
  rights: FormRights
  draft: Draft | undefined
  /** What is wrong beyond the fields. */
  check?: (values: FormValues) => Parameters<typeof formErrors>[1]
}

/** The form that starts a process, and who is copied in. */
export function StartForm({ process, form, rights, draft, check }: StartFormProps) {
  const t = useT()
  const before = initialValues(form)
  const [values, setValues] = useState<FormValues>({ ...before, ...draft?.variables })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [copied, setCopied] = useState<PickedUser[]>([])
  const [first, setFirst] = useState<PickedUser[]>([])
  const [wrongFirst, setWrongFirst] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const errorsOf = (filled: FormValues) =>
    formErrors(form, { ...problemsOfValues({ form, rights, values: filled, before }), ...check?.(filled) })

  /** Once it was sent in vain, what is put right is right at once. */
  function change(filled: FormValues) {
    setValues(filled)
    if (Object.keys(errors).length > 0) setErrors(errorsOf(filled))
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = errorsOf(values)
    setErrors(found)
    if (Object.keys(found).length > 0 || isSending) return focusFirst()
    setIsSending(true)
    const copyUser = copied.map(({ id }) => id).join(',')
    const assignee = first[0]?.id
    const input = {
      processId: process.id,
      variables: { ...values },
      ...(copyUser && { copyUser }),
      ...(assignee && { assignee }),
    }
    const answered = await withFiles(fileIdsIn(form, values), () =>
      act(workflowApi.startProcess, input, t('workflow.sent')),
    ).finally(() => setIsSending(false))
    if (!answered) return
    const { answer, problems: refused, fields } = answered
    if (refused) setErrors(formErrors(form, refused as never))
    if (fields?.assignee) setWrongFirst(t('workflow.notApprover'))
    if (answer) void go(detailPlace({ formKey: process.formKey, processInsId: answer }), { replace: true })
  }

  const saveDraft = () =>
    withFiles(fileIdsIn(form, values), () =>
      act(
        workflowApi.saveDraft,
        { processDefId: process.id, variables: { ...values } },
        t('workflow.draftSaved'),
      ),
    )

  return (
    <FormScreen
      onSubmit={(event) => void send(event)}
      submit={t('workflow.send')}
      isSending={isSending}
      secondary={
        <Button variant="default" onClick={() => void saveDraft()}>
          {t('workflow.saveDraft')}
        </Button>
      }
    >
      {draft && <p role="status">{t('workflow.draftUsed')}</p>}
      <WorkflowForm
        form={form}
        values={values}
        onChange={change}
        errors={errors}
        rights={rights}
        files={draft?.files}
      />
      <Section>
        <div className={styles.fields}>
          {process.formKey === null && (
            <PeoplePick
              path="assignee"
              label={t('workflow.firstApprover')}
              people={first}
              error={wrongFirst}
              onChange={(people) => {
                setFirst(people)
                setWrongFirst(undefined)
              }}
            />
          )}
          <PeoplePick label={t('workflow.copyTo')} multiple people={copied} onChange={setCopied} />
        </div>
      </Section>
    </FormScreen>
  )
}

/** After the messages are there. */
function focusFirst() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
