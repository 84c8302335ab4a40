import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import {
  type FormRights,
  type FormValues,
  rightOf,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { ProcessState, RowStatus } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { readableForm, readableValues } from '@daybook/contract/workflow/workflow.form.rules.ts'
import { buttonsFor } from '@daybook/contract/workflow/workflow.steps.rules.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { canClaim, isMine, type Opened, openInstance, rightsFor } from './workflow.access.ts'
import { filesOf } from './workflow.files.queries.ts'
import { filesOfStep, readableFiles } from './workflow.files.ts'
import { leaveOf, namesOfStaff } from './workflow.lists.queries.ts'
import { toProcess, toRights } from './workflow.process.handlers.ts'
import { stepsOf, type TaskRow } from './workflow.queries.ts'

type GetTask = (typeof workflow.operations)['getTask']

export async function getTask(context: ContextOf<GetTask>): Promise<AnswerOf<GetTask>> {
  const { tx, actor, input, addresses } = context
  const opened = await openInstance(context, input.processInsId)
  const { instance, process, tasks } = opened
  const task = taskFor(opened, actor, input.taskId)
  const { form } = process.definition
  const rights = rightsFor(opened, actor, task)
  const { state, endedAt } = await stateOf(tx, opened)
  const names = await namesOfStaff(tx, [instance.starterId, ...tasks.flatMap(waiting)])
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  const variables = readableValues(form, rights, instance.variables)
  const files = await filesOf(tx, { instanceId: instance.id })
  const assigneeId = task?.doneAt === null ? task.assigneeId : null
  return {
    process: {
      ...toProcess(process),
      processInstanceId: instance.id,
      taskId: task?.doneAt === null ? task.id : null,
      taskName: task?.doneAt === null ? task.stepName : null,
      starter: person(instance.starterId),
      assignee: assigneeId === null ? null : person(assigneeId),
      createTime: instance.startedAt,
      endTime: endedAt,
      status: statusOf(opened, actor, task),
      processIsFinished: state,
      variables,
      externalId: instance.reportId,
      canWithdraw: instance.starterId === actor.personId && state === 'unfinished',
    },
    form: { allForm: readableForm(form, rights), taskForm: toRights(form, rights) },
    files: readableFiles(files, { form, values: variables }, addresses),
    flow: (await flowOf(tx, instance.id, rights)).map((step) => ({
      ...step,
      attachment: filesOfStep(files, step.id, addresses),
    })),
    waitsFor: [...new Set(tasks.flatMap(waiting))].map(person),
    button: buttonsFor(task, state, {
      personId: actor.personId,
      // Leave is decided where all leave is.
      oversees: actor.rights.has('workflow.oversee') && instance.reportId === null,
    }),
  }
}

/** The reader's own open task before any other: the one of the address may be done by now. */
function taskFor({ tasks }: Opened, actor: Actor, taskId: string | undefined): TaskRow | undefined {
  const open = tasks.filter(({ doneAt }) => doneAt === null)
  const asked = open.find(({ id }) => id === taskId)
  const has = (task: TaskRow) => task.assigneeId === actor.personId
  if (asked && isMine(asked, actor)) return asked
  return open.find(has) ?? open.find((task) => isMine(task, actor)) ?? asked ?? open[0]
}

function statusOf({ instance }: Opened, actor: Actor, task: TaskRow | undefined): RowStatus {
  if (task?.doneAt === null && task.assigneeId === actor.personId) return 'todo'
  if (task && canClaim(task, actor)) return 'claim'
  return instance.starterId === actor.personId && instance.state === 'unfinished' ? 'send' : 'done'
}

const waiting = ({ doneAt, assigneeId, candidateIds }: TaskRow): string[] => {
  if (doneAt !== null) return []
  return assigneeId === null ? candidateIds : [assigneeId]
}

const ofLeave: Readonly<Record<string, ProcessState>> = {
  submitted: 'unfinished',
  confirmed: 'finished',
  refused: 'reject',
  cancelled: 'withdraw',
}

async function stateOf(tx: Tx, { instance }: Opened) {
  const report = instance.reportId === null ? undefined : await leaveOf(tx, instance.reportId)
  const state = (report && ofLeave[report.state]) ?? instance.state
  return { state, endedAt: instance.endedAt ?? report?.decidedAt ?? null }
}

async function flowOf(tx: Tx, instanceId: string, rights: FormRights) {
  return (await stepsOf(tx, instanceId)).map((step) => ({
    id: step.id,
    taskName: step.stepName,
    action: step.action,
    by: { id: step.byId, name: step.byName },
    to: step.toId === null ? null : { id: step.toId, name: step.toName ?? '' },
    at: step.at,
    comment: step.comment,
    before: step.before && shown(step.before, rights),
  }))
}

const shown = (values: FormValues, rights: FormRights) =>
  Object.fromEntries(Object.entries(values).filter(([prop]) => rightOf(rights, prop).readable))
