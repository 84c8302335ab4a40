import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { makeProcess, makeRunning, purchase } from '@daybook/testkit/workflows.ts'
import type { World } from '@daybook/testkit/world.ts'

const values = { what: 'Easel', total_cost: 80 }
const someProcess = async (world: World) => ({ processDefId: await makeProcess(world) })

async function handOn(world: World) {
  const { taskId } = await makeRunning(world)
  const assignee = await world.build(world.centre.tenantId, (make) =>
    make.staff({ account: 'reliever', realName: 'Rangi Reliever' }),
  )
  return { taskId, assignee, comment: 'Please look at this' }
}

const { form, ...definition } = purchase

export const workflowSamples = samples(workflow, {
  getForm: someProcess,
  startProcess: async (world) => ({ processId: await makeProcess(world), variables: values }),
  getTask: async (world) => ({ processInsId: (await makeRunning(world)).instanceId }),
  completeTask: async (world) => {
    const { taskId, instanceId } = await makeRunning(world)
    return { taskId, processInstanceId: instanceId, pass: true, variables: { account: '12' } }
  },
  transferTask: handOn,
  delegateTask: handOn,
  addSigner: handOn,
  claimTask: async (world) => ({ taskId: (await makeRunning(world)).taskId }),
  listBackSteps: async (world) => ({ taskId: (await makeRunning(world)).taskId }),
  rollbackTask: async (world) => {
    const { taskId } = await makeRunning(world)
    return { taskId, nodeId: 'start', comment: 'Which size?' }
  },
  terminateProcess: async (world) => {
    const { instanceId } = await makeRunning(world)
    return { processInsId: instanceId, comment: 'Not needed' }
  },
  withdrawTask: async (world) => ({ processInsId: (await makeRunning(world)).instanceId }),
  getDraft: someProcess,
  saveDraft: async (world) => ({ ...(await someProcess(world)), variables: { what: 'Easel' } }),
  getProcess: someProcess,
  submitProcess: () => ({ ...definition, form: JSON.stringify(form) }),
  removeProcess: someProcess,
})
