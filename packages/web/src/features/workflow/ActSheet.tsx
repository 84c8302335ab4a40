import { mostComment, mostFiles } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import type { PickedUser } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { query } from '../../platform/query/query.ts'
import { SelectField } from '../fields/index.ts'
import { FilesInput } from './FilesInput.tsx'
import { PeoplePick } from './PeoplePick.tsx'
import styles from './Workflow.module.css'
import { type Action, needsComment, needsPerson, type Running, takesFiles } from './workflow.actions.ts'
import { workflowApi } from './workflow.data.ts'

export interface Said {
  comment: string
  assignee: string
  nodeId: string
  /** Ids of files. */
  attachment: string[]
}

interface ActSheetProps {
  running: Running
  /** Undefined while the sheet is closed. */
  action: Action | undefined
  onClose: () => void
  onAct: (action: Action, said: Said) => Promise<void>
}

/** Asks for what an action needs: a comment, a person, or the step to go back to. */
export function ActSheet({ running, action, onClose, onAct }: ActSheetProps) {
  const t = useT()
  const [comment, setComment] = useState('')
  const [people, setPeople] = useState<PickedUser[]>([])
  const [nodeId, setNodeId] = useState('start')
  const [attachment, setAttachment] = useState<string[]>([])
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  // While the sheet closes it still shows what it asked.
  const [last, setLast] = useState<Action>('wf_pass')
  if (action !== undefined && action !== last) setLast(action)
  const lacksComment = needsComment(last) && comment.trim() === ''
  const lacksPerson = needsPerson(last) && people.length === 0
  const missing = (lacks: boolean) => (wasSent && lacks ? t('field.REQUIRED') : undefined)

  async function send() {
    setWasSent(true)
    if (lacksComment || lacksPerson || isSending) return
    setIsSending(true)
    const said = { comment: comment.trim(), assignee: people[0]?.id ?? '', nodeId, attachment }
    await onAct(last, said).finally(() => setIsSending(false))
  }

  return (
    <Sheet
      open={action !== undefined}
      onClose={onClose}
      title={t(`workflow.ask.${last}`)}
      actions={
        <Button loading={isSending} onClick={() => void send()}>
          {t(`workflow.do.${last}`)}
        </Button>
      }
    >
      <div className={styles.fields}>
        {needsPerson(last) && (
          <PeoplePick
            label={t('workflow.person')}
            people={people}
            onChange={setPeople}
            error={missing(lacksPerson)}
          />
        )}
        {last === 'wf_rollback' && <BackStep running={running} nodeId={nodeId} onChange={setNodeId} />}
        <Textarea
          label={t('workflow.comment')}
          required={needsComment(last)}
          maxLength={mostComment}
          autosize
          minRows={3}
          value={comment}
          error={missing(lacksComment)}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {takesFiles(last) && (
          <FilesInput
            label={t('workflow.attachment')}
            most={mostFiles}
            value={attachment}
            onChange={setAttachment}
          />
        )}
      </div>
    </Sheet>
  )
}

interface BackStepProps {
  running: Running
  nodeId: string
  onChange: (nodeId: string) => void
}

function BackStep({ running: { process }, nodeId, onChange }: BackStepProps) {
  const t = useT()
  const read = useQuery(query(workflowApi.listBackSteps, { taskId: process.taskId ?? '' }))
  const start = t('workflow.backToStart', { name: process.starter.name })
  return (
    <SelectField
      path="nodeId"
      label={t('workflow.backTo')}
      options={(read.data ?? []).map((one) => ({ value: one.nodeId, label: one.nodeName || start }))}
      value={nodeId}
      error={undefined}
      isChosen
      onChange={(chosen) => onChange(chosen ?? 'start')}
    />
  )
}
