import { choice, type Fields, files, longText, person } from '@daybook/contract/kernel/fields.ts'
import { mostComment, mostFiles } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { query } from '../../platform/query/query.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
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

/** What an action asks for. */
const fieldsOf = (action: Action): Fields => ({
  ...(needsPerson(action) && { assignee: person({ required: true }) }),
  ...(action === 'wf_rollback' && {
    nodeId: choice<string, { list: true; required: true }>([], { list: true, required: true }),
  }),
  comment: longText(mostComment, needsComment(action) ? { required: true } : {}),
  ...(takesFiles(action) && { attachment: files({ most: mostFiles, accept: 'any' }) }),
})

/** Asks for what an action needs: a comment, a person, or the step to go back to. */
export function ActSheet({ running: { process }, action, onClose, onAct }: ActSheetProps) {
  const t = useT()
  const asked = action ?? 'wf_pass'
  const taskId = process.taskId ?? ''
  const steps = useQuery({
    ...query(workflowApi.listBackSteps, { taskId }),
    enabled: action === 'wf_rollback',
  })
  const start = t('workflow.backToStart', { name: process.starter.name })
  const form = useFieldsForm<Fields>({
    pack: 'workflow',
    fields: fieldsOf(asked),
    stored: { nodeId: 'start' },
    options: {
      nodeId: (steps.data ?? []).map((one) => ({ value: one.nodeId, label: one.nodeName || start })),
    },
    draft: null,
  })
  return (
    <FieldsSheet
      form={form}
      open={action !== undefined}
      onClose={onClose}
      title={t(`workflow.ask.${asked}`)}
      submit={t(`workflow.do.${asked}`)}
      onSend={({ comment, assignee, nodeId, attachment }) =>
        onAct(asked, {
          comment: String(comment ?? ''),
          assignee: String(assignee ?? ''),
          nodeId: String(nodeId ?? 'start'),
          attachment: (attachment ?? []) as string[],
        })
      }
    />
  )
}
