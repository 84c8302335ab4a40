import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { WorkflowAwaiting } from '@daybook/contract/workflow/workflow.awaiting.ts'
import { pageOfProcess } from '@daybook/contract/workflow/workflow.page.rules.ts'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Awaiting } from '../today/index.ts'
import { countRows, pageOfRows } from './workflow.lists.queries.ts'

/** Steps that a person has to decide, or could claim. */
export const workflowAwaiting: Awaiting<WorkflowAwaiting['workflowTasks']> = {
  name: 'workflowTasks',
  can: 'workflow.use',
  does: 'decide',
  whose: 'own',
  async count({ tx, actor }) {
    const reader = readerOf(actor)
    return (await countRows(tx, 'todo', reader)) + (await countRows(tx, 'claim', reader))
  },
  async list({ tx, actor }) {
    const todo = await firstOf(tx, 'todo', actor)
    const claim = await firstOf(tx, 'claim', actor)
    return [...todo, ...claim].slice(0, mostRows).map((row) => ({
      id: row.taskId ?? row.id,
      since: row.openedAt ?? row.startedAt,
      whose: todo.includes(row) ? 'own' : 'shared',
      page: pageOfProcess('detail', {
        formKey: row.formKey,
        taskId: row.taskId ?? undefined,
        processInsId: row.id,
      }),
      params: { processName: row.name, taskName: row.stepName ?? '', byName: row.starterName },
    }))
  },
}

const readerOf = ({ personId, rights }: Actor) => ({ personId, oversees: rights.has('workflow.oversee') })

async function firstOf(tx: Tx, list: 'todo' | 'claim', actor: Actor) {
  const { records } = await pageOfRows(tx, list, { ...readerOf(actor), current: 1, size: mostRows, name: '' })
  return records
}
