// What runs: instances, the tasks that wait in them, and the steps that were taken.
import type { FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { FlowAction, ProcessState } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isOrphan } from './workflow.process.queries.ts'

/** The instance, locked until the transaction ends, so that what is done to it is done one after the other. */
export async function findInstance(tx: Tx, id: string, { lock = false } = {}) {
  const row = await tx
    .selectFrom('workflowInstance')
    .select(['id', 'processId', 'starterId', 'startedAt', 'endedAt', 'reportId'])
    // A check of the table allows only these. Read as text, so that names of fields stay as they are written.
    .select([sql.ref<ProcessState>('state').as('state'), sql<string>`variables::text`.as('text')])
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const { text, ...instance } = row
  return { ...instance, variables: JSON.parse(text) as FormValues }
}
export type InstanceRow = NonNullable<Awaited<ReturnType<typeof findInstance>>>

export async function insertInstance(
  tx: Tx,
  {
    variables,
    ...instance
  }: {
    id: string
    processId: string
    starterId: string
    startedAt: string
    summary: string
    variables: FormValues
    reportId?: string
  },
): Promise<void> {
  await tx
    .insertInto('workflowInstance')
    .values({ ...instance, variables: JSON.stringify(variables) })
    .execute()
}

export async function updateInstance(
  tx: Tx,
  id: string,
  {
    variables,
    ...change
  }: { variables?: FormValues; summary?: string; state?: ProcessState; endedAt?: string },
): Promise<void> {
  const filled = variables && { variables: JSON.stringify(variables) }
  await tx
    .updateTable('workflowInstance')
    .set({ ...change, ...filled })
    .where('id', '=', id)
    .execute()
}

const selectTasks = (tx: Tx) =>
  tx
    .selectFrom('workflowTask as task')
    .leftJoin('staff as assignee', (join) => sameTenant(join, 'assignee.id', 'task.assigneeId'))
    .leftJoin('staff as decider', (join) => sameTenant(join, 'decider.id', 'task.doneBy'))
    .select(['task.id', 'task.instanceId', 'task.stepId', 'task.stepName'])
    .select(['task.assigneeId', 'assignee.realName as assigneeName', 'task.ownerId'])
    .select(['task.candidateIds', 'task.doneAt', 'task.doneBy'])
    .select(['decider.realName as doneByName', 'task.outcome', 'task.openedAt'])
    // It is for managers then.
    .select(isOrphan.as('isOrphan'))

export type TaskRow = Awaited<ReturnType<typeof tasksOf>>[number]

export const tasksOf = (tx: Tx, instanceId: string) =>
  selectTasks(tx)
    .where('task.instanceId', '=', instanceId)
    .orderBy('task.openedAt')
    .orderBy('task.id')
    .execute()

export const findTask = (tx: Tx, id: string) => selectTasks(tx).where('task.id', '=', id).executeTakeFirst()

export async function insertTask(
  tx: Tx,
  task: {
    id: string
    instanceId: string
    stepId: string
    stepName: string
    openedAt: string
    assigneeId: string | null
    candidateIds: string[]
  },
): Promise<void> {
  await tx.insertInto('workflowTask').values(task).execute()
}

export async function assignTask(
  tx: Tx,
  id: string,
  change: { assigneeId: string; ownerId: string | null },
): Promise<void> {
  await tx.updateTable('workflowTask').set(change).where('id', '=', id).execute()
}

type Outcome = 'passed' | 'rejected' | 'rolledBack' | 'dropped'
interface Done {
  doneAt: string
  doneBy: string
  outcome: Outcome
}

export async function closeTask(tx: Tx, id: string, done: Done): Promise<void> {
  await tx.updateTable('workflowTask').set(done).where('id', '=', id).execute()
}

/** Those that are still open, because the step or the process is over. */
export async function closeOpenTasks(tx: Tx, instanceId: string, done: Done): Promise<void> {
  await tx
    .updateTable('workflowTask')
    .set(done)
    .where('instanceId', '=', instanceId)
    .where('doneAt', 'is', null)
    .execute()
}

export interface NewStep {
  id: string
  instanceId: string
  taskId: string | null
  stepName: string | null
  action: FlowAction
  byId: string
  toId: string | null
  at: string
  comment: string | null
  before: FormValues | null
}

export async function insertStep(tx: Tx, { before, ...step }: NewStep): Promise<void> {
  await tx
    .insertInto('workflowStep')
    .values({ ...step, before: before && JSON.stringify(before) })
    .execute()
}

export async function stepsOf(tx: Tx, instanceId: string) {
  const rows = await tx
    .selectFrom('workflowStep as step')
    .innerJoin('staff as by', (join) => sameTenant(join, 'by.id', 'step.byId'))
    .leftJoin('staff as to', (join) => sameTenant(join, 'to.id', 'step.toId'))
    .select(['step.id', 'step.stepName', 'step.byId', 'by.realName as byName', 'step.toId'])
    .select(['to.realName as toName', 'step.at', 'step.comment'])
    .select([
      sql.ref<FlowAction>('step.action').as('action'),
      sql<string | null>`step.before::text`.as('before'),
    ])
    .where('step.instanceId', '=', instanceId)
    .orderBy('step.at')
    .orderBy('step.id')
    .execute()
  return rows.map(({ before, ...step }) => ({
    ...step,
    before: before === null ? null : (JSON.parse(before) as FormValues),
  }))
}

export async function copyTo(tx: Tx, instanceId: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  await tx
    .insertInto('workflowCopy')
    .values(people.map((personId) => ({ instanceId, personId })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'instanceId', 'personId']).doNothing())
    .execute()
}

export async function isCopied(tx: Tx, instanceId: string, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('workflowCopy')
    .select('personId')
    .where('instanceId', '=', instanceId)
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}
