import { t } from '../../platform/i18n/language.ts'
import { act } from './workflow.act.ts'
import type { Action, Running } from './workflow.actions.ts'
import { workflowApi } from './workflow.data.ts'

interface Sent {
  comment: string
  assignee: string
  nodeId: string
  /** Ids of files. */
  attachment: readonly string[]
  variables: Record<string, unknown>
}

/** The call that an action is. */
export function sendAction(
  { process }: Running,
  action: Action,
  { comment: said, assignee, nodeId, attachment, variables }: Sent,
): Promise<{ problems?: Record<string, string> }> {
  const taskId = process.taskId ?? ''
  const processInsId = process.processInstanceId
  const done = t(`workflow.done.${action}`)
  const comment = said === '' ? {} : { comment: said }
  const complete = { taskId, processInstanceId: processInsId, ...comment, variables, ...attached(attachment) }
  switch (action) {
    case 'wf_pass':
    case 'resubmit':
      return act(workflowApi.completeTask, { ...complete, pass: true }, done)
    case 'answer':
      return act(workflowApi.completeTask, { ...complete, pass: true, variables: {} }, done)
    case 'wf_reject':
      return act(workflowApi.completeTask, { ...complete, pass: false }, done)
    case 'wf_transfer':
      return act(workflowApi.transferTask, { taskId, assignee, ...comment }, done)
    case 'wf_delegate':
      return act(workflowApi.delegateTask, { taskId, assignee, ...comment }, done)
    case 'wf_add_instance':
      return act(workflowApi.addSigner, { taskId, assignee, ...comment }, done)
    case 'wf_rollback':
      return act(workflowApi.rollbackTask, { taskId, nodeId, comment: said }, done)
    case 'wf_terminate':
      return act(workflowApi.terminateProcess, { processInsId, comment: said }, done)
    case 'withdraw':
      return act(workflowApi.withdrawTask, { processInsId, ...comment }, done)
  }
}

/** The server knows what each file is called. */
const attached = (ids: readonly string[]) =>
  ids.length === 0 ? {} : { attachment: ids.map((id) => ({ name: id, url: id })) }
