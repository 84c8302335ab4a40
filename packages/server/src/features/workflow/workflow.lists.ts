import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { RowStatus } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { pageOf } from '../../platform/page.ts'
import { type List, pageOfRows } from './workflow.lists.queries.ts'

type ListContext = ContextOf<(typeof workflow.operations)['listTodo']>

const statuses: Record<List, RowStatus> = {
  todo: 'todo',
  claim: 'claim',
  sent: 'send',
  myDone: 'done',
  done: 'done',
  copies: 'done',
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export const listOf = (list: List) => async (context: ListContext) => {
  const { tx, actor, input } = context
  const { current, size, processDefinitionName: name = '' } = input
  const reader = { personId: actor.personId, oversees: actor.rights.has('workflow.oversee') }
  const { records, total } = await pageOfRows(tx, list, { ...reader, current, size, name })
  const rows = records.map((row) => ({
    processInstanceId: row.id,
    taskId: row.taskId,
    processDefinitionName: row.name,
    category: row.category,
    formKey: row.formKey,
    taskName: row.state === 'unfinished' ? row.stepName : null,
    starter: { id: row.starterId, name: row.starterName },
    assignee: person(row.assigneeId, row.assigneeName),
    summary: row.summary,
    createTime: row.startedAt,
    endTime: row.endedAt,
    status: statuses[list],
    processIsFinished: row.state,
  }))
  return pageOf(rows, total, input)
}
