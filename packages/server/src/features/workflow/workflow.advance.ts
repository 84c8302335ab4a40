// From one step to the next: who gets it, and what happens when there is none.

import type { FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import {
  type ProcessDefinition,
  type ProcessStep,
  startStep,
} from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { summaryOf } from '@daybook/contract/workflow/workflow.form.rules.ts'
import { nextStep } from '@daybook/contract/workflow/workflow.steps.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors.ts'
import { staffWithRights } from '../staff/index.ts'
import { type Doing, tellPeople } from './workflow.notify.ts'
import { ableAmong, activeAmong, holdersOf, type Process } from './workflow.process.queries.ts'
import { copyTo, insertStep, insertTask, type NewStep, updateInstance } from './workflow.queries.ts'

export interface Running {
  id: string
  starterId: string
  process: Process
  variables: FormValues
}

/** Goes on after this step. `assignee` takes the next one, if that is somebody who may. */
export async function advance(
  context: Doing,
  running: Running,
  { after, assignee }: { after: string; assignee?: string | undefined },
): Promise<void> {
  const { process, id, variables, starterId } = running
  const step = nextStep(process.definition.steps, after, variables)
  if (step) return openStep(context, running, step, assignee)
  await updateInstance(context.tx, id, { state: 'finished', endedAt: context.clock.now().toISOString() })
  await tellPeople(context, 'finished', { people: [starterId], instanceId: id, process, taskName: '' })
}

/** One task that the first of several claims, or one for each when all have to approve. */
export async function openStep(
  context: Doing,
  running: Running,
  step: ProcessStep,
  assignee?: string,
): Promise<void> {
  const approvers = await approversOf(context.tx, step, running.starterId)
  if (assignee !== undefined && !approvers.includes(assignee)) fail('NOT_FOUND', { assignee: 'NOT_THERE' })
  const chosen = assignee === undefined ? approvers : [assignee]
  const each = step.needs === 'all' && assignee === undefined ? chosen.map((one) => [one]) : [chosen]
  for (const people of each) await openTask(context, running, { stepId: step.id, name: step.name, people })
}

/** Those who work here now and may use processes. When there are none, whoever oversees processes decides. Whoever started
 *  it decides only when there is nobody else (decision 060). */
async function approversOf(tx: Tx, { by }: ProcessStep, starterId: string): Promise<string[]> {
  const named = by.kind === 'role' ? await holdersOf(tx, by.role) : await ableAmong(tx, by.people)
  const overseers = async () => (await staffWithRights(tx, ['workflow.oversee'])).map(({ id }) => id)
  const people = named.length > 0 ? named : await overseers()
  const others = people.filter((id) => id !== starterId)
  return others.length > 0 ? others : people
}

/** A task for one person, or for several of whom one claims it. */
export async function openTask(
  context: Doing,
  { id, process }: Running,
  { stepId, name, people }: { stepId: string; name: string; people: readonly string[] },
): Promise<void> {
  const { tx, ids, clock } = context
  const taskId = ids()
  const [only = null] = people.length === 1 ? people : []
  await insertTask(tx, {
    id: taskId,
    instanceId: id,
    stepId,
    stepName: name,
    openedAt: clock.now().toISOString(),
    assigneeId: only,
    candidateIds: only === null ? [...people] : [],
  })
  const what = stepId === startStep ? 'sentBack' : 'asked'
  await tellPeople(context, what, { people, instanceId: id, taskId, process, taskName: name })
}

/** @returns the step's id */
export async function note(
  { tx, ids, clock, actor }: Doing,
  step: Pick<NewStep, 'instanceId' | 'action'> & Partial<NewStep>,
): Promise<string> {
  const id = ids()
  await insertStep(tx, {
    id,
    taskId: null,
    stepName: null,
    byId: actor.personId,
    toId: null,
    at: clock.now().toISOString(),
    comment: null,
    before: null,
    ...step,
  })
  return id
}

/** Why a step cannot go to these people: not all of them work here, or may use processes. */
export async function problemOf(tx: Tx, people: readonly string[]) {
  if ((await activeAmong(tx, people)).length < people.length) return 'NOT_THERE'
  return (await ableAmong(tx, people)).length < people.length ? 'NOT_ALLOWED' : undefined
}

export async function refuseUnable(tx: Tx, people: readonly string[], field: string): Promise<void> {
  const problem = await problemOf(tx, people)
  if (problem) fail(problem === 'NOT_THERE' ? 'NOT_FOUND' : 'VALIDATION_FAILED', { [field]: problem })
}

/** People who are told, and may read it from then on. */
export async function copyIn(
  context: Doing,
  { id, process }: Pick<Running, 'id' | 'process'>,
  wanted: readonly string[] = [],
): Promise<void> {
  const people = [...new Set(wanted)]
  await refuseUnable(context.tx, people, 'copyUser')
  await copyTo(context.tx, id, people)
  await tellPeople(context, 'copied', { people, instanceId: id, process, taskName: '' })
}

/** What lists show of it: only fields that everybody may read. */
export const summaryFor = ({ form, startRights, steps }: ProcessDefinition, variables: FormValues): string =>
  summaryOf(form, variables, [startRights, ...steps.map(({ rights }) => rights)])
