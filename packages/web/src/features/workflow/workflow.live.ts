// Whatever somebody does to a process moves it between the lists: they are read again.
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const api = client(workflow)
const lists = [api.listTodo, api.listToClaim, api.listSent, api.listMyDone, api.listDone, api.listCopies]
const running = [...lists, api.getTask].map((read) => ({ read }))
const offered = [api.listProcesses, api.getForm, api.getProcess].map((read) => ({ read }))

const moves = [api.startProcess, api.completeTask, api.transferTask, api.delegateTask, api.addSigner]
const ends = [api.claimTask, api.rollbackTask, api.terminateProcess, api.withdrawTask]
for (const operation of [...moves, ...ends]) liveUpdates(operation, { readAgain: running })
for (const operation of [api.submitProcess, api.removeProcess]) liveUpdates(operation, { readAgain: offered })
liveUpdates(api.saveDraft, { readAgain: [{ read: api.getDraft }], leavesDay: true })
