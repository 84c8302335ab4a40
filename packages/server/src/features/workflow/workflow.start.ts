import { initialValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { startStep } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { advance, copyIn, note, summaryFor } from './workflow.advance.ts'
import { checkedValues } from './workflow.check.ts'
import { dropDraft } from './workflow.draft.queries.ts'
import { attachFiles } from './workflow.files.queries.ts'
import { fileIdsIn } from './workflow.files.ts'
import { askForLeave } from './workflow.leave.ts'
import { startable } from './workflow.process.handlers.ts'
import { insertInstance } from './workflow.queries.ts'

type Start = ContextOf<(typeof workflow.operations)['startProcess']>

/** The fields stand beside the inputs of the call, or in `variables`. */
export async function startProcess(context: Start): Promise<string> {
  const { tx, ids, actor, clock, auditSubjects } = context
  const { processId, variables, copyUser, assignee, ...beside } = context.input
  const values = { ...beside, ...variables }
  const process = await startable(tx, processId)
  const instance = { processId, starterId: actor.personId, startedAt: clock.now().toISOString() }
  const id = ids()
  if (process.formKey === 'wf_ex_Leave') {
    const { reportId, summary } = await askForLeave(context, values)
    await insertInstance(tx, { id, ...instance, variables: {}, summary, reportId })
    await note(context, { instanceId: id, action: 'started' })
  } else {
    const { form, startRights } = process.definition
    const before = initialValues(form)
    const filled = await checkedValues(context, process, { rights: startRights, values, before })
    await insertInstance(tx, {
      id,
      ...instance,
      variables: filled,
      summary: summaryFor(process.definition, filled),
    })
    await attachFiles(tx, fileIdsIn(form, filled), { instanceId: id })
    await note(context, { instanceId: id, action: 'started' })
    const running = { id, process, variables: filled, starterId: actor.personId }
    await advance(context, running, { after: startStep, assignee })
  }
  await copyIn(context, { id, process }, copyUser)
  await dropDraft(tx, { personId: actor.personId, processId })
  auditSubjects(id)
  return id
}
