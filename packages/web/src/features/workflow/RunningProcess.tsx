import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useNow } from '../../kit/clock.ts'
import { RecordHead } from '../../kit/RecordHead.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { ActSheet, type Said } from './ActSheet.tsx'
import { DetailActions } from './DetailActions.tsx'
import { FlowList } from './FlowList.tsx'
import { useWorkflowForm } from './form/useWorkflowForm.ts'
import { WorkflowForm } from './form/WorkflowForm.tsx'
import { ProcessState } from './ProcessState.tsx'
import styles from './Workflow.module.css'
import { act } from './workflow.act.ts'
import { type Action, actionsOf, type Running, takesFiles } from './workflow.actions.ts'
import { type Draft, workflowApi } from './workflow.data.ts'
import { sendAction } from './workflow.send.ts'
import { fileIdsIn, withFiles } from './workflow.uploads.ts'
import { toRights } from './workflow.view.ts'

interface RunningProcessProps {
  running: Running
  /** What the reader wrote here and has not sent. */
  draft: Draft | undefined
}

/** The form, with the fields that this step lets its reader write, and the history. */
export function RunningProcess({ running, draft }: RunningProcessProps) {
  const t = useT()
  const { process, form, flow } = running
  const { allForm } = form
  const rights = toRights(form.taskForm)
  const [action, setAction] = useState<Action>()
  const step = useWorkflowForm({
    form: allForm,
    rights,
    before: process.variables,
    saved: draft?.variables,
    files: [...running.files, ...(draft?.files ?? [])],
    draft: null,
  })
  const { fields } = step

  /** What passes it on needs a form that is filled in. */
  async function ask(wanted: Action) {
    const passes = wanted === 'wf_pass' || wanted === 'resubmit'
    if (!passes || (await fields.isRight())) setAction(wanted)
  }

  async function send(wanted: Action, said: Said) {
    const variables = step.written(await fields.stored())
    const ids = [...said.attachment, ...(takesFiles(wanted) ? fileIdsIn(allForm, variables) : [])]
    const sent = await withFiles(ids, () => sendAction(running, wanted, { ...said, variables }))
    if (!sent) return
    setAction(undefined)
    if (sent.problems) step.refuse(sent.problems)
  }

  async function saveDraft() {
    const variables = step.written(await fields.stored())
    return withFiles(fileIdsIn(allForm, variables), () =>
      act(workflowApi.saveDraft, { taskId: process.taskId ?? '', variables }, t('workflow.draftSaved')),
    )
  }

  const claim = () => act(workflowApi.claimTask, { taskId: process.taskId ?? '' }, t('workflow.claimed'))

  return (
    <>
      <Stack p="1rem var(--gutter)">
        <Head running={running} />
        {draft && <p role="status">{t('workflow.draftUsed')}</p>}
        <form ref={fields.root} noValidate onSubmit={(event) => event.preventDefault()}>
          <Stack>
            <WorkflowForm of={step} />
          </Stack>
        </form>
        {process.status === 'todo' && form.taskForm.some(({ writable }) => writable) && (
          <Button variant="default" onClick={() => void saveDraft()}>
            {t('workflow.saveDraft')}
          </Button>
        )}
        <Section title={t('workflow.history')}>
          <FlowList flow={flow} of={step} />
        </Section>
      </Stack>
      {(actionsOf(running).length > 0 || process.status === 'claim') && (
        <ActionBar>
          <DetailActions
            running={running}
            onAct={(wanted) => void ask(wanted)}
            onClaim={() => void claim()}
          />
        </ActionBar>
      )}
      <ActSheet
        key={action ?? 'closed'}
        running={running}
        action={action}
        onClose={() => setAction(undefined)}
        onAct={send}
      />
    </>
  )
}

function Head({ running: { process, waitsFor } }: { running: Running }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const names = waitsFor.map(({ name }) => name).join(t('workflow.and'))
  return (
    <Section>
      <RecordHead
        title={process.name}
        about={t('workflow.byStarter', {
          name: process.starter.name,
          time: friendlyTime(process.createTime, now),
        })}
      >
        <ProcessState state={process.processIsFinished} />
        {process.taskName && <span>{t('workflow.waitsAt', { name: process.taskName })}</span>}
        {names && <span className={styles.dim}>{t('workflow.waitsFor', { names })}</span>}
      </RecordHead>
    </Section>
  )
}
