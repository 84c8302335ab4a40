// Who may see a running process, what they may see of it, and whose turn it is.
import { columnsOf, type FormRights, rightOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { type ProcessDefinition, startStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { findProcess, type Process } from './workflow.process.queries.ts'
import {
  findInstance,
  findTask,
  type InstanceRow,
  isCopied,
  type TaskRow,
  tasksOf,
} from './workflow.queries.ts'

type Who = Pick<Context<unknown, Actor>, 'tx' | 'actor'>

export interface Opened {
  instance: InstanceRow
  process: Process
  tasks: TaskRow[]
  isCopied: boolean
}

/** A process that the person has to do with, or any for those who oversee. To others it does not exist. */
export async function openInstance({ tx, actor }: Who, id: string, { lock = false } = {}): Promise<Opened> {
  const instance = found(await findInstance(tx, id, { lock }))
  const process = found(await findProcess(tx, instance.processId))
  const tasks = await tasksOf(tx, id)
  const copied = await isCopied(tx, id, actor.personId)
  const isTheirs =
    copied || instance.starterId === actor.personId || tasks.some((task) => concerns(task, actor.personId))
  if (!isTheirs && !actor.rights.has('workflow.oversee')) fail('NOT_FOUND')
  return { instance, process, tasks, isCopied: copied }
}

const concerns = ({ assigneeId, ownerId, doneBy, candidateIds }: TaskRow, personId: string) =>
  [assigneeId, ownerId, doneBy, ...candidateIds].includes(personId)

/** Whether it is the person's, or theirs to claim. */
export const isMine = (task: TaskRow, { personId, rights }: Actor): boolean =>
  task.doneAt === null && (task.assigneeId === personId || canClaim(task, { personId, rights }))

export const canClaim = (
  { doneAt, assigneeId, candidateIds, isOrphan }: TaskRow,
  { personId, rights }: Pick<Actor, 'personId' | 'rights'>,
): boolean => {
  if (doneAt !== null) return false
  if (isOrphan) return rights.has('workflow.oversee')
  return assigneeId === null && candidateIds.includes(personId)
}

/** The open task that the person has, with everything around it locked. Fails, and says who was faster, when somebody
 *  else has decided or claimed it. */
export async function openTaskOf(
  context: Who,
  taskId: string,
  { lock = true } = {},
): Promise<Opened & { task: TaskRow; rights: FormRights }> {
  const { tx, actor } = context
  const known = found(await findTask(tx, taskId))
  const opened = await openInstance(context, known.instanceId, { lock })
  const task = found(opened.tasks.find(({ id }) => id === taskId))
  if (task.doneAt !== null) failAbout('TASK_ALREADY_DONE', { byName: task.doneByName ?? '' })
  if (!isMine(task, actor)) refuseOthers(task, actor)
  return { ...opened, task, rights: writableIn(opened.process.definition, task) }
}

/** Somebody else of those who could have claimed it has it now. */
function refuseOthers(task: TaskRow, { personId }: Actor): never {
  if (task.candidateIds.includes(personId))
    failAbout('TASK_ALREADY_DONE', { byName: task.assigneeName ?? '' })
  return fail('FORBIDDEN')
}

/** The rights of the step; whoever was only asked for an answer writes nothing. */
function writableIn(definition: ProcessDefinition, { stepId, ownerId }: TaskRow): FormRights {
  const rights = rightsAt(definition, stepId)
  return ownerId === null ? rights : onlyReading(rights)
}

export const rightsAt = ({ startRights, steps }: ProcessDefinition, stepId: string): FormRights =>
  stepId === startStep ? startRights : (steps.find(({ id }) => id === stepId)?.rights ?? {})

const onlyReading = (rights: FormRights): FormRights =>
  Object.fromEntries(
    Object.entries(rights).map(([prop, { readable }]) => [prop, { readable, writable: false }]),
  )

/** What the person sees of the form: what any of their parts in it lets them read, and writes what their task lets. */
export function rightsFor(opened: Opened, actor: Actor, task: TaskRow | undefined): FormRights {
  const { process, instance, tasks } = opened
  const { definition } = process
  const own = tasks.filter((one) => concerns(one, actor.personId) || isMine(one, actor))
  const parts = own.map(({ stepId }) => rightsAt(definition, stepId))
  if (instance.starterId === actor.personId || opened.isCopied) parts.push(definition.startRights)
  const writing = task?.assigneeId === actor.personId ? writableIn(definition, task) : {}
  return Object.fromEntries(
    columnsOf(definition.form).map(({ prop }) => [
      prop,
      {
        // Who only oversees it sees all of it.
        readable:
          actor.rights.has('workflow.oversee') || parts.some((rights) => rightOf(rights, prop).readable),
        writable: rightOf(writing, prop).writable,
      },
    ]),
  )
}
