import { pageOfProcess } from '@daybook/contract/workflow/workflow.page.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { tell } from '../notification/index.ts'
import { workflowAlerts } from './workflow.alerts.ts'

export type Doing = Pick<
  Context<unknown, Actor>,
  'tx' | 'ids' | 'clock' | 'publish' | 'actor' | 'auditSubjects'
>

interface Told {
  people: readonly string[]
  instanceId: string
  taskId?: string
  process: { name: string; formKey: string | null }
  taskName: string
  comment?: string | null
}

/** Tells these people. Nobody is told of what they did themselves. */
export async function tellPeople(
  context: Doing,
  what: Exclude<keyof typeof workflowAlerts, 'orphaned'>,
  { people, instanceId, taskId, process, taskName, comment }: Told,
): Promise<void> {
  const { ids, actor } = context
  const to = [...new Set(people)].filter((person) => person !== actor.personId)
  const params = { processName: process.name, taskName, byName: actor.name, comment: comment ?? '' }
  const link = pageOfProcess('detail', { formKey: process.formKey, taskId, processInsId: instanceId })
  // A process can come back to the same step, so each time is a cause of its own.
  await tell(context, workflowAlerts[what], [{ to, params, link, causeId: ids() }])
}
