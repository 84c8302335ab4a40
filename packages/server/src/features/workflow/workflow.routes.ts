import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { implement } from '../../platform/implement.ts'
import { completeTask } from './workflow.complete.ts'
import { getTask } from './workflow.detail.ts'
import { getDraft, saveDraft } from './workflow.draft.ts'
import {
  addSigner,
  claimTask,
  delegateTask,
  listBackSteps,
  rollbackTask,
  terminateProcess,
  transferTask,
  withdrawTask,
} from './workflow.hand.ts'
import { listOf } from './workflow.lists.ts'
import {
  getForm,
  getProcess,
  listProcesses,
  removeProcess,
  submitProcess,
} from './workflow.process.handlers.ts'
import { startProcess } from './workflow.start.ts'

const can = 'workflow.use'
/** Only those who have to do with a process read what was written in it. */
const open = { live: 'workflow.use', liveSaysNothing: true } as const

export const workflowRoutes = implement(workflow, {
  listProcesses: { can, run: listProcesses },
  listTodo: { can, run: listOf('todo') },
  listToClaim: { can, run: listOf('claim') },
  listSent: { can, run: listOf('sent') },
  listMyDone: { can, run: listOf('myDone') },
  listDone: { can, run: listOf('done') },
  listCopies: { can, run: listOf('copies') },
  getForm: { can, run: getForm },
  startProcess: { can, audit: 'workflow.start', ...open, run: startProcess },
  getTask: { can, run: getTask },
  completeTask: { can, audit: 'workflow.complete', ...open, run: completeTask },
  transferTask: { can, audit: 'workflow.transfer', ...open, run: transferTask },
  delegateTask: { can, audit: 'workflow.delegate', ...open, run: delegateTask },
  addSigner: { can, audit: 'workflow.addSigner', ...open, run: addSigner },
  claimTask: { can, audit: 'workflow.claim', ...open, run: claimTask },
  listBackSteps: { can, run: listBackSteps },
  rollbackTask: { can, audit: 'workflow.rollback', ...open, run: rollbackTask },
  terminateProcess: { can, audit: 'workflow.terminate', ...open, run: terminateProcess },
  withdrawTask: { can, audit: 'workflow.withdraw', ...open, run: withdrawTask },
  getDraft: { can, run: getDraft },
  saveDraft: { can, run: saveDraft },
  getProcess: { can: 'workflow.edit', run: getProcess },
  submitProcess: { can: 'workflow.edit', audit: 'workflow.submitProcess', ...open, run: submitProcess },
  removeProcess: { can: 'workflow.edit', audit: 'workflow.removeProcess', ...open, run: removeProcess },
})
