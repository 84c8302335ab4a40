import type { WorkflowAwaiting } from '@daybook/contract/workflow/workflow.awaiting.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const workflowAwaiting: AwaitingKinds<WorkflowAwaiting> = {
  workflowTasks: {
    words: (t, count) => t('workflow.awaiting', { count }),
    to: () => to.workflowWorkbench(),
    row: ({ t }, { processName: process, taskName: task, byName: name }) => ({
      title: t('workflow.awaitingOne', { process, task }),
      detail: t('workflow.awaitingBy', { name }),
      subject: 'checks',
    }),
  },
}
