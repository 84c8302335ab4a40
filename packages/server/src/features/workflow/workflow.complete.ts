// Deciding a step: once. The instance is locked, so that of two people at the same moment one wins.

import type { FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { startStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { isSame } from '@daybook/contract/workflow/workflow.form.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { openTaskOf } from './workflow.access.ts'
import { advance, copyIn, note, type Running, summaryFor } from './workflow.advance.ts'
import { checkedValues } from './workflow.check.ts'
import { dropDraft } from './workflow.draft.queries.ts'
import { attachFiles } from './workflow.files.queries.ts'
import { attachToStep, fileIdsIn } from './workflow.files.ts'
import { tellPeople } from './workflow.notify.ts'
import {
  assignTask,
  closeOpenTasks,
  closeTask,
  type TaskRow,
  tasksOf,
  updateInstance,
} from './workflow.queries.ts'

type Complete = ContextOf<(typeof workflow.operations)['completeTask']>

export async function completeTask(context: Complete): Promise<null> {
  const { tx, actor, input, auditSubjects } = context
  const opened = await openTaskOf(context, input.taskId)
  const { task, instance, process, rights } = opened
  if (instance.id !== input.processInstanceId) fail('NOT_FOUND')
  if (!input.pass && !input.comment) fail('VALIDATION_FAILED', { comment: 'REQUIRED' })
  const { variables: before } = instance
  // A field that is left out stays as it is. What has to be filled in is asked of whoever passes it on.
  const values = { ...writable(before, rights), ...input.variables }
  const isDraft = !input.pass || task.ownerId !== null
  const sent = { rights, values, before, isDraft, instanceId: instance.id }
  const variables = await checkedValues(context, process, sent)
  const running: Running = { id: instance.id, starterId: instance.starterId, process, variables }
  if (!isSame(before, variables))
    await updateInstance(tx, instance.id, { variables, summary: summaryFor(process.definition, variables) })
  const stepId = await note(context, {
    instanceId: instance.id,
    taskId: task.id,
    stepName: task.stepName,
    action: actionOf(task, input.pass),
    comment: input.comment || null,
    before: changed(before, variables),
  })
  await attachToStep(context, input.attachment ?? [], { instanceId: instance.id, stepId })
  await attachFiles(tx, fileIdsIn(process.definition.form, variables), { instanceId: instance.id })
  await dropDraft(tx, { personId: actor.personId, taskId: task.id })
  await copyIn(context, running, input.copyUser)
  await decide(context, running, task)
  auditSubjects(instance.id)
  return null
}

async function decide(context: Complete, running: Running, task: TaskRow): Promise<void> {
  const { tx, actor, clock, input } = context
  const done = { doneAt: clock.now().toISOString(), doneBy: actor.personId }
  if (task.ownerId !== null) {
    // The answer goes back to whoever asked for it.
    await assignTask(tx, task.id, { assigneeId: task.ownerId, ownerId: null })
    const told = { taskId: task.id, taskName: task.stepName, comment: input.comment }
    const { id: instanceId, process } = running
    await tellPeople(context, 'asked', { people: [task.ownerId], instanceId, process, ...told })
    return
  }
  await closeTask(tx, task.id, { ...done, outcome: input.pass ? 'passed' : 'rejected' })
  if (!input.pass) return end(context, running, task, done)
  if (await isStepOpen(context, running.id)) return
  await advance(context, running, { after: task.stepId, assignee: input.assignee })
}

async function end(
  context: Complete,
  { id, process, starterId }: Running,
  task: TaskRow,
  done: { doneAt: string; doneBy: string },
): Promise<void> {
  await closeOpenTasks(context.tx, id, { ...done, outcome: 'dropped' })
  await updateInstance(context.tx, id, { state: 'reject', endedAt: done.doneAt })
  const { comment } = context.input
  await tellPeople(context, 'rejected', {
    people: [starterId],
    instanceId: id,
    process,
    taskName: task.stepName,
    comment: comment ?? null,
  })
}

async function isStepOpen({ tx }: Complete, instanceId: string): Promise<boolean> {
  return (await tasksOf(tx, instanceId)).some(({ doneAt }) => doneAt === null)
}

function actionOf({ ownerId, stepId }: TaskRow, isPassed: boolean) {
  if (ownerId !== null) return 'delegateAnswered' as const
  if (!isPassed) return 'rejected' as const
  return stepId === startStep ? ('resubmitted' as const) : ('passed' as const)
}

const writable = (values: FormValues, rights: Readonly<Record<string, { writable: boolean }>>) =>
  Object.fromEntries(Object.entries(values).filter(([prop]) => rights[prop]?.writable))

/** What the fields that it changed held before; null when it changed none. */
function changed(before: FormValues, after: FormValues): FormValues | null {
  const props = Object.keys(after).filter((prop) => !isSame(before[prop], after[prop]))
  if (props.length === 0) return null
  return Object.fromEntries(props.map((prop) => [prop, before[prop] ?? null]))
}
