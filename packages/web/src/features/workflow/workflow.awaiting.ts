import type { WorkflowAwaiting } from '@daybook/contract/workflow/workflow.awaiting.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const workflowAwaiting: AwaitingKinds<WorkflowAwaiting> = {
  workflowTasks: {
    row: ({ t }, { processName: process, taskName: task, byName: name }) => ({
      title: process === task ? process : t('workflow.awaitingOne', { process, task }),
      detail: t('workflow.awaitingBy', { name }),
      subject: 'checks',
    }),
  },
}
