// Tells those who oversee processes of each step whose approvers have all left: it waits for them from then on.
import { pageOfProcess } from '@daybook/contract/workflow/workflow.page.rules.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { tell } from '../notification/index.ts'
import { workflowAlerts } from './workflow.alerts.ts'
import { orphanTasks } from './workflow.lists.queries.ts'

export const tellOfOrphanTasks: Job = {
  name: 'tellOfOrphanTasks',
  schedule: '*/10 * * * *',
  due: 'exists (select from workflow_task where tenant_id = current_tenant() and done_at is null)',
  async run(context) {
    const tasks = await orphanTasks(context.tx)
    if (tasks.length === 0) return
    const about = ({ id, instanceId, stepName, name, formKey }: (typeof tasks)[number]) => ({
      params: { processName: name, taskName: stepName },
      link: pageOfProcess('detail', { formKey, taskId: id, processInsId: instanceId }),
      // A task is told of once, however often this runs.
      causeId: id,
    })
    await tell(context, workflowAlerts.orphaned, tasks.map(about))
  },
}

export const workflowJobs = [tellOfOrphanTasks]
