// A process, and one that runs, as they stand in the database.
import type { FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { type World, worldNow } from './world.ts'

const mayWrite = { readable: true, writable: true }

/** A purchase that a manager approves; from 500 the kitchen's money is checked too. */
export const purchase: ProcessDefinition = {
  name: 'Purchase request',
  category: 'Office',
  formKey: null,
  form: {
    column: [
      { label: 'What', prop: 'what', type: 'input', rules: [{ required: true, max: 100 }] },
      { label: 'Cost', prop: 'total_cost', type: 'number', rules: [{ required: true, min: 0 }] },
    ],
    group: [
      { label: 'Office', prop: 'office', column: [{ label: 'Account', prop: 'account', type: 'input' }] },
    ],
  },
  startRights: { what: mayWrite, total_cost: mayWrite, account: { readable: false, writable: false } },
  steps: [
    {
      id: 'approve',
      name: 'Approve',
      by: { kind: 'role', role: 'manager' },
      needs: 'one',
      when: null,
      rights: { account: mayWrite },
    },
    {
      id: 'check',
      name: 'Check the budget',
      by: { kind: 'role', role: 'manager' },
      needs: 'one',
      when: { field: 'total_cost', is: 'atLeast', value: 500 },
      rights: {},
    },
  ],
}

export const makeProcess = ({ centre, build, ids }: World, over: Partial<ProcessDefinition> = {}) => {
  const definition = { ...purchase, ...over }
  const { name, category, formKey } = definition
  const row = { seriesId: ids(), version: 1, name, category, formKey }
  return build(centre.tenantId, (make) =>
    make.row('workflowProcess', { ...row, definition: JSON.stringify(definition) }),
  )
}

/** A purchase of the teacher's that waits for one of these people. */
export async function makeRunning(
  world: World,
  {
    candidateIds = [world.centre.teacher.id, world.centre.manager.id],
    variables = { what: 'Easel', total_cost: 80 },
    ...over
  }: { candidateIds?: string[]; variables?: FormValues; starterId?: string } = {},
) {
  const processId = await makeProcess(world)
  const { centre, build } = world
  return build(centre.tenantId, async (make) => {
    const instanceId = await make.row('workflowInstance', {
      processId,
      starterId: centre.teacher.id,
      variables: JSON.stringify(variables),
      summary: 'Easel · 80',
      startedAt: worldNow,
      ...over,
    })
    const [only = null] = candidateIds.length === 1 ? candidateIds : []
    const taskId = await make.row('workflowTask', {
      instanceId,
      stepId: 'approve',
      stepName: 'Approve',
      openedAt: worldNow,
      assigneeId: only,
      candidateIds: only === null ? candidateIds : [],
    })
    return { processId, instanceId, taskId }
  })
}
