import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { fileOfRecord } from '../file/index.ts'
import { openTaskOf } from './workflow.access.ts'
import { checkedValues } from './workflow.check.ts'
import { findDraft, putDraft } from './workflow.draft.queries.ts'
import { attachFiles, detachFromDraft, filesOf } from './workflow.files.queries.ts'
import { fileIdsIn } from './workflow.files.ts'
import { startable } from './workflow.process.handlers.ts'
import { findProcess } from './workflow.process.queries.ts'
import { findTask } from './workflow.queries.ts'

type Operations = typeof workflow.operations
interface Which {
  processDefId?: string | undefined
  taskId?: string | undefined
}

export async function getDraft(context: ContextOf<Operations['getDraft']>) {
  const { tx, input, addresses } = context
  if (input.processDefId !== undefined) found(await findProcess(tx, input.processDefId))
  if (input.taskId !== undefined) found(await findTask(tx, input.taskId))
  const draft = await findDraft(tx, whose(context))
  if (!draft) return null
  const files = await filesOf(tx, { draftId: draft.id })
  return {
    variables: { ...draft.variables },
    files: files.map((file) => fileOfRecord(file, addresses)),
  }
}

/** Checked like the form itself, but for what is still empty. */
export async function saveDraft(context: ContextOf<Operations['saveDraft']>): Promise<null> {
  const { tx, ids, input } = context
  const draft = { id: ids(), ...whose(context), variables: input.variables }
  let files: string[] = []
  if (input.processDefId !== undefined) {
    const process = await startable(tx, input.processDefId)
    // Pages of the app have fields of their own.
    if (process.formKey === null) {
      const rights = process.definition.startRights
      await checkedValues(context, process, { rights, values: input.variables, isDraft: true })
      files = fileIdsIn(process.definition.form, input.variables)
    }
  } else {
    const { process, rights, instance } = await openTaskOf(context, input.taskId ?? '')
    const { variables: before } = instance
    const sent = { rights, values: input.variables, before, instanceId: instance.id }
    await checkedValues(context, process, { ...sent, isDraft: true })
    files = fileIdsIn(process.definition.form, input.variables)
  }
  const draftId = await putDraft(tx, draft)
  await detachFromDraft(tx, draftId)
  await attachFiles(tx, files, { draftId })
  return null
}

/** A draft is of a process to start or of a task. */
function whose({ actor, input }: Pick<Context<Which, Actor>, 'actor' | 'input'>) {
  const { processDefId: processId, taskId } = input
  if ((processId === undefined) === (taskId === undefined)) fail('VALIDATION_FAILED', { taskId: 'REQUIRED' })
  return { personId: actor.personId, processId, taskId }
}
