// Handing a task on, claiming it, sending it back, and ending a process before its last step.
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { type FlowAction, startStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { backSteps } from '@daybook/contract/workflow/workflow.steps.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { type Opened, openInstance, openTaskOf } from './workflow.access.ts'
import { note, openStep, openTask, type Running, refuseUnable } from './workflow.advance.ts'
import { withdrawLeave } from './workflow.leave.ts'
import { type Doing, tellPeople } from './workflow.notify.ts'
import { assignTask, closeOpenTasks, type TaskRow, updateInstance } from './workflow.queries.ts'

type Operations = typeof workflow.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type HandOn = Of<'transferTask'>

const runningOf = ({ instance, process }: Opened): Running => ({
  id: instance.id,
  starterId: instance.starterId,
  process,
  variables: instance.variables,
})

/** The person gets the task, or with `keeps` answers and gives it back. */
const handOn =
  (action: 'transferred' | 'delegated') =>
  async (context: HandOn): Promise<null> => {
    const { tx, actor, input } = context
    const opened = await openTaskOf(context, input.taskId)
    const { task } = opened
    // Whoever was asked for an answer cannot pass the question on.
    if (task.ownerId !== null || task.stepId === startStep) fail('FORBIDDEN')
    await refuseAbsent(context, input.assignee)
    const ownerId = action === 'delegated' ? actor.personId : null
    await assignTask(tx, task.id, { assigneeId: input.assignee, ownerId })
    return noteAndTell(context, opened, { action, task, taskId: task.id })
  }
export const transferTask = handOn('transferred')
export const delegateTask = handOn('delegated')

/** A further person has to pass the same step. */
export async function addSigner(context: HandOn): Promise<null> {
  const { input } = context
  const opened = await openTaskOf(context, input.taskId)
  const { task } = opened
  if (task.ownerId !== null || task.stepId === startStep) fail('FORBIDDEN')
  await refuseAbsent(context, input.assignee)
  const isAsked = opened.tasks.some(
    ({ stepId, doneAt, assigneeId }) =>
      stepId === task.stepId && doneAt === null && assigneeId === input.assignee,
  )
  if (isAsked) {
    context.alreadyDone()
    return null
  }
  const facts = { stepId: task.stepId, name: task.stepName, people: [input.assignee] }
  await openTask(context, runningOf(opened), facts)
  await noteOn(context, opened, { action: 'signerAdded', task })
  return null
}

/** Somebody who works here and may use processes, and is not the one who asks. */
async function refuseAbsent({ tx, actor }: HandOn, id: string): Promise<void> {
  if (id === actor.personId) fail('VALIDATION_FAILED', { assignee: 'INVALID_CHOICE' })
  await refuseUnable(tx, [id], 'assignee')
}

async function noteAndTell(
  context: HandOn,
  opened: Opened,
  facts: { action: FlowAction; task: TaskRow; taskId: string },
): Promise<null> {
  await noteOn(context, opened, facts)
  await tellPeople(context, 'asked', {
    people: [context.input.assignee],
    instanceId: opened.instance.id,
    taskId: facts.taskId,
    process: opened.process,
    taskName: facts.task.stepName,
    comment: context.input.comment ?? null,
  })
  return null
}

async function noteOn(
  context: Doing & { input: { assignee?: string; comment?: string | undefined } },
  { instance }: Opened,
  { action, task }: { action: FlowAction; task: TaskRow },
): Promise<void> {
  const { input } = context
  await note(context, {
    instanceId: instance.id,
    taskId: task.id,
    stepName: task.stepName,
    action,
    toId: input.assignee ?? null,
    comment: input.comment || null,
  })
  context.auditSubjects(instance.id)
}

export async function claimTask(context: Of<'claimTask'>): Promise<null> {
  const { tx, actor, input } = context
  const opened = await openTaskOf(context, input.taskId)
  const { task } = opened
  // It is claimed already, by the same person.
  if (task.assigneeId === actor.personId) return null
  await assignTask(tx, task.id, { assigneeId: actor.personId, ownerId: null })
  await noteOn({ ...context, input: {} }, opened, { action: 'claimed', task })
  return null
}

/** Those that were decided, with who passed them. */
const decidedIn = ({ tasks }: Opened) =>
  tasks.flatMap(({ outcome, stepId }) => (outcome === 'passed' ? [stepId] : []))

export async function listBackSteps(context: Of<'listBackSteps'>) {
  const opened = await openTaskOf(context, context.input.taskId, { lock: false })
  const { steps } = opened.process.definition
  return backSteps(steps, opened.task.stepId, decidedIn(opened)).map((nodeId) => ({
    nodeId,
    // The words for the start are the reader's.
    nodeName: steps.find(({ id }) => id === nodeId)?.name ?? '',
  }))
}

export async function rollbackTask(context: Of<'rollbackTask'>): Promise<null> {
  const { tx, actor, clock, input } = context
  const opened = await openTaskOf(context, input.taskId)
  const { task, process, instance } = opened
  const { steps } = process.definition
  if (task.ownerId !== null) fail('FORBIDDEN')
  if (!backSteps(steps, task.stepId, decidedIn(opened)).includes(input.nodeId))
    fail('VALIDATION_FAILED', { nodeId: 'INVALID_CHOICE' })
  const at = clock.now().toISOString()
  await closeOpenTasks(tx, instance.id, { doneAt: at, doneBy: actor.personId, outcome: 'rolledBack' })
  await noteOn({ ...context, input: { comment: input.comment } }, opened, { action: 'rolledBack', task })
  const running = runningOf(opened)
  if (input.nodeId === startStep)
    await openTask(context, running, { stepId: startStep, name: process.name, people: [instance.starterId] })
  else await openStep(context, running, found(steps.find(({ id }) => id === input.nodeId)))
  return null
}

/** By those whose turn it is, and by those who oversee. */
export async function terminateProcess(context: Of<'terminateProcess'>): Promise<null> {
  const { actor, input } = context
  const opened = await openInstance(context, input.processInsId, { lock: true })
  const isTheirs = opened.tasks.some(
    ({ doneAt, assigneeId, ownerId }) => doneAt === null && ownerId === null && assigneeId === actor.personId,
  )
  if (!isTheirs && !actor.rights.has('workflow.oversee')) fail('FORBIDDEN')
  // Leave is decided where all leave is.
  if (opened.instance.reportId !== null) fail('FORBIDDEN')
  await endWith(context, opened, 'terminate', 'terminated')
  await tellPeople(context, 'terminated', {
    people: [opened.instance.starterId],
    instanceId: opened.instance.id,
    process: opened.process,
    taskName: '',
    comment: input.comment,
  })
  return null
}

/** Before anybody has decided it is withdrawn, and after that recalled. */
export async function withdrawTask(context: Of<'withdrawTask'>): Promise<null> {
  const opened = await openInstance(context, context.input.processInsId, { lock: true })
  const { starterId, reportId, state } = opened.instance
  if (starterId !== context.actor.personId) fail('FORBIDDEN')
  if (reportId !== null && state === 'unfinished') await withdrawLeave(context, reportId)
  await endWith(context, opened, decidedIn(opened).length > 0 ? 'recall' : 'withdraw', 'withdrawn')
  return null
}

async function endWith(
  context: Of<'withdrawTask'>,
  { instance }: Opened,
  state: 'terminate' | 'withdraw' | 'recall',
  action: 'terminated' | 'withdrawn',
): Promise<void> {
  const { tx, actor, clock, input, auditSubjects } = context
  if (instance.state !== 'unfinished') fail('PROCESS_ENDED')
  const at = clock.now().toISOString()
  await closeOpenTasks(tx, instance.id, { doneAt: at, doneBy: actor.personId, outcome: 'dropped' })
  await updateInstance(tx, instance.id, { state, endedAt: at })
  await note(context, { instanceId: instance.id, action, comment: input.comment || null })
  auditSubjects(instance.id)
}
