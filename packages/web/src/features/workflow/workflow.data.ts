import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import './workflow.live.ts'

export const workflowApi = client(workflow)

export type Draft = NonNullable<AnswerOf<(typeof workflow.operations)['getDraft']>>

export const workflowLists = {
  todo: workflowApi.listTodo,
  claim: workflowApi.listToClaim,
  done: workflowApi.listDone,
  copies: workflowApi.listCopies,
  sent: workflowApi.listSent,
  myDone: workflowApi.listMyDone,
}
export type WorkflowList = keyof typeof workflowLists

export const rowsQuery = (list: WorkflowList, processDefinitionName = '') => ({
  ...pagedQuery(workflowLists[list], processDefinitionName ? { processDefinitionName } : {}),
  staleTime: justRead,
})
export const processesQuery = () => query(workflowApi.listProcesses, {})
export const formQuery = (processDefId: string) => query(workflowApi.getForm, { processDefId })
export const draftQuery = (processDefId: string) => ({
  ...query(workflowApi.getDraft, { processDefId }),
  staleTime: justRead,
})
export const taskDraftQuery = (taskId: string) => ({
  ...query(workflowApi.getDraft, { taskId }),
  staleTime: justRead,
})
export const taskQuery = (processInsId: string, taskId: string | undefined) => ({
  ...query(workflowApi.getTask, { processInsId, ...(taskId && { taskId }) }),
  staleTime: justRead,
})
