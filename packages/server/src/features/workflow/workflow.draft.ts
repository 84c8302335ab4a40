import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { openTaskOf } from './workflow.access.ts'
import { checkedValues } from './workflow.check.ts'
import { findDraft, putDraft } from './workflow.draft.queries.ts'
import { startable } from './workflow.process.handlers.ts'
import { findProcess } from './workflow.process.queries.ts'
import { findTask } from './workflow.queries.ts'

type Operations = typeof workflow.operations
interface Which {
  processDefId?: string | undefined
  taskId?: string | undefined
}

export async function getDraft(context: ContextOf<Operations['getDraft']>) {
  const { tx, input } = context
  if (input.processDefId !== undefined) found(await findProcess(tx, input.processDefId))
  if (input.taskId !== undefined) found(await findTask(tx, input.taskId))
  const variables = await findDraft(tx, whose(context))
  return variables ? { variables: { ...variables } } : null
}

/** Checked like the form itself, but for what is still empty. */
export async function saveDraft(context: ContextOf<Operations['saveDraft']>): Promise<null> {
  const { tx, ids, input } = context
  const draft = { id: ids(), ...whose(context), variables: input.variables }
  if (input.processDefId !== undefined) {
    const process = await startable(tx, input.processDefId)
    // Pages of the app have fields of their own.
    if (process.formKey === null)
      await checkedValues(tx, process, {
        rights: process.definition.startRights,
        values: input.variables,
        isDraft: true,
      })
  } else {
    const { process, rights, instance } = await openTaskOf(context, input.taskId ?? '')
    const { variables: before } = instance
    await checkedValues(tx, process, { rights, values: input.variables, before, isDraft: true })
  }
  await putDraft(tx, draft)
  return null
}

/** A draft is of a process to start or of a task. */
function whose({ actor, input }: Pick<Context<Which, Actor>, 'actor' | 'input'>) {
  const { processDefId: processId, taskId } = input
  if ((processId === undefined) === (taskId === undefined)) fail('VALIDATION_FAILED', { taskId: 'REQUIRED' })
  return { personId: actor.personId, processId, taskId }
}
