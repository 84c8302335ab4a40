import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { people, person } from '@daybook/contract/kernel/fields.ts'
import {
  type Form,
  type FormRights,
  type FormValues,
  initialValues,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { FieldInputs, FieldsScreen } from '../fields/index.ts'
import { useWorkflowForm } from './form/useWorkflowForm.ts'
import { WorkflowForm } from './form/WorkflowForm.tsx'
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
  check?: (values: FormValues) => Partial<Record<string, FieldError>>
}

/** The form that starts a process, and who is copied in. */
export function StartForm({ process, form, rights, draft, check }: StartFormProps) {
  const t = useT()
  const before = initialValues(form)
  const copyUser = people({ most: mostCopied })
  const started = useWorkflowForm({
    form,
    rights,
    before,
    saved: draft?.variables,
    files: draft?.files,
    further: process.formKey === null ? { assignee: person(), copyUser } : { copyUser },
    labels: { assignee: t('workflow.firstApprover'), copyUser: t('workflow.copyTo') },
    // What was saved as a draft is on the server.
    draft: draft ? null : `process.${process.id}`,
    check,
  })
  const { fields, written } = started

  async function send(values: FormValues) {
    const variables = written(values)
    const copied = Array.isArray(values.copyUser) ? values.copyUser.join(',') : ''
    const { assignee } = values
    const input = {
      processId: process.id,
      variables,
      ...(copied && { copyUser: copied }),
      ...(typeof assignee === 'string' && { assignee }),
    }
    const headers = { 'Idempotency-Key': fields.ownId }
    const answered = await withFiles(fileIdsIn(form, variables), () =>
      act(workflowApi.startProcess, input, t('workflow.sent'), { headers }),
    )
    if (!answered) return false
    const { answer, problems: refused, fields: wrong } = answered
    if (refused) started.refuse(refused)
    if (wrong?.assignee) fields.refuse({ assignee: t('workflow.notApprover') })
    if (answer) void go(detailPlace({ formKey: process.formKey, processInsId: answer }), { replace: true })
    return answer !== undefined
  }

  async function saveDraft() {
    const variables = written(await fields.stored())
    return withFiles(fileIdsIn(form, variables), () =>
      act(workflowApi.saveDraft, { processDefId: process.id, variables }, t('workflow.draftSaved')),
    )
  }

  return (
    <FieldsScreen
      form={fields}
      onSend={send}
      submit={t('workflow.send')}
      secondary={
        <Button variant="default" onClick={() => void saveDraft()}>
          {t('workflow.saveDraft')}
        </Button>
      }
    >
      {draft && <p role="status">{t('workflow.draftUsed')}</p>}
      <WorkflowForm of={started} />
      <Section>
        <FieldInputs only={['assignee', 'copyUser']} />
      </Section>
    </FieldsScreen>
  )
}

const mostCopied = 50
