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
const live = 'workflow.use'

export const workflowRoutes = implement(workflow, {
  listProcesses: { can, run: listProcesses },
  listTodo: { can, run: listOf('todo') },
  listToClaim: { can, run: listOf('claim') },
  listSent: { can, run: listOf('sent') },
  listMyDone: { can, run: listOf('myDone') },
  listDone: { can, run: listOf('done') },
  listCopies: { can, run: listOf('copies') },
  getForm: { can, run: getForm },
  startProcess: { can, audit: 'workflow.start', live, run: startProcess },
  getTask: { can, run: getTask },
  completeTask: { can, audit: 'workflow.complete', live, run: completeTask },
  transferTask: { can, audit: 'workflow.transfer', live, run: transferTask },
  delegateTask: { can, audit: 'workflow.delegate', live, run: delegateTask },
  addSigner: { can, audit: 'workflow.addSigner', live, run: addSigner },
  claimTask: { can, audit: 'workflow.claim', live, run: claimTask },
  listBackSteps: { can, run: listBackSteps },
  rollbackTask: { can, audit: 'workflow.rollback', live, run: rollbackTask },
  terminateProcess: { can, audit: 'workflow.terminate', live, run: terminateProcess },
  withdrawTask: { can, audit: 'workflow.withdraw', live, run: withdrawTask },
  getDraft: { can, run: getDraft },
  saveDraft: { can, run: saveDraft },
  getProcess: { can: 'workflow.edit', run: getProcess },
  submitProcess: { can: 'workflow.edit', audit: 'workflow.submitProcess', live, run: submitProcess },
  removeProcess: { can: 'workflow.edit', audit: 'workflow.removeProcess', live, run: removeProcess },
})
