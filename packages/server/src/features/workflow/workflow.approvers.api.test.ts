// Who gets a step, and what happens when they have left.
import { message } from '@daybook/contract/message/message.contract.ts'
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { type Caller, type TestServer, testServer } from '@daybook/testkit/server.ts'
import { makeProcess, makeRunning, purchase } from '@daybook/testkit/workflows.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tellOfOrphanTasks } from './workflow.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const leaves = (...ids: string[]) =>
  server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ active: false }).where('id', 'in', ids).execute(),
  )
const easel = { what: 'Easel', total_cost: 80 }
const detailOf = async (by: Caller, processInsId: string) =>
  (await by.call(workflow, 'getTask', { processInsId })).data

it('goes to managers when its approver has left, before the step or during it', async () => {
  const { centre, build } = server.world
  const cook = await build(centre.tenantId, (make) => make.staff({ account: 'cook', realName: 'Kai Cook' }))
  const { instanceId } = await makeRunning(server.world, { candidateIds: [cook] })
  expect((await manager().call(workflow, 'listToClaim', {})).data.total).toBe(0)
  await leaves(cook)
  expect((await manager().call(workflow, 'listToClaim', {})).data.total).toBe(1)
  expect((await teacher().call(workflow, 'listToClaim', {})).data.total).toBe(0)
  const taskId = (await detailOf(manager(), instanceId)).process.taskId ?? ''
  const complete = { taskId, processInstanceId: instanceId, pass: true }
  expect((await manager().call(workflow, 'completeTask', complete)).status).toBe(200)

  const [step] = purchase.steps
  const steps = step ? [{ ...step, by: { kind: 'people' as const, people: [cook] } }] : []
  const processId = await makeProcess(server.world, { steps })
  const { data: id } = await teacher().call(workflow, 'startProcess', { processId, variables: easel })
  expect((await detailOf(manager(), id)).waitsFor).toMatchObject([{ id: centre.manager.id }])
})

it('goes to the others who hold the role, and to whoever started it only without them', async () => {
  const { centre, build } = server.world
  const [step] = purchase.steps
  const steps = step ? [{ ...step, by: { kind: 'role' as const, role: 'manager' } }] : []
  const processId = await makeProcess(server.world, { steps })
  const waitsFor = async () => {
    const { data: id } = await manager().call(workflow, 'startProcess', { processId, variables: easel })
    return (await detailOf(manager(), id)).waitsFor.map((person) => person.id)
  }
  expect(await waitsFor()).toEqual([centre.manager.id])
  const assistant = await build(centre.tenantId, (make) =>
    make.staff({ account: 'assistant', realName: 'Sione Assistant', roles: ['teacher', 'manager'] }),
  )
  expect(await waitsFor()).toEqual([assistant])
})

it('tells managers once of a step whose approvers have all left', async () => {
  const { centre, build } = server.world
  const [cook, baker] = await build(centre.tenantId, async (make) => [
    await make.staff({ account: 'cook', realName: 'Kai Cook' }),
    await make.staff({ account: 'baker', realName: 'Ana Baker' }),
  ])
  await makeRunning(server.world, { candidateIds: [cook, baker] })
  const told = async () => {
    await server.run(tellOfOrphanTasks, centre.tenantId)
    const { data } = await manager().call(message, 'listMessages', {})
    return data.records.filter(({ kind }) => kind === 'workflow.orphaned').map(({ params }) => params)
  }
  await leaves(cook)
  expect(await told()).toEqual([])
  await leaves(baker)
  await told()
  expect(await told()).toMatchObject([{ processName: purchase.name, taskName: expect.any(String) }])
})

it('gives the first step to whom the starter names, if they may approve it', async () => {
  const { centre } = server.world
  const processId = await makeProcess(server.world)
  const ask = (assignee: string) =>
    teacher().call(workflow, 'startProcess', { processId, variables: easel, assignee })
  expect(await ask(centre.teacher.id)).toMatchObject({
    error: 'NOT_FOUND',
    fields: { assignee: 'NOT_THERE' },
  })
  const { data: id } = await ask(centre.manager.id)
  expect((await detailOf(teacher(), id)).waitsFor).toMatchObject([{ id: centre.manager.id }])
})

it('goes past whoever may not use processes, and never to them', async () => {
  const { centre } = server.world
  const cook = await makeDeputy(server.world, ['room.read'], 'cook')
  const [step] = purchase.steps
  const steps = step ? [{ ...step, by: { kind: 'role' as const, role: 'cook' } }] : []
  const processId = await makeProcess(server.world, { steps })
  const { data: id } = await teacher().call(workflow, 'startProcess', { processId, variables: easel })
  expect((await detailOf(manager(), id)).waitsFor).toMatchObject([{ id: centre.manager.id }])
  const { taskId } = await makeRunning(server.world)
  const hand = { taskId, assignee: cook.id, comment: 'Please look at this' }
  for (const how of ['transferTask', 'delegateTask', 'addSigner'] as const)
    expect(await manager().call(workflow, how, hand)).toMatchObject({
      status: 400,
      fields: { assignee: 'NOT_ALLOWED' },
    })
  // Their role was changed while it waited for them.
  const { instanceId } = await makeRunning(server.world, { candidateIds: [cook.id] })
  const claims = (await manager().call(workflow, 'listToClaim', {})).data.records
  expect(claims.map((row) => row.processInstanceId)).toContain(instanceId)
  expect((await detailOf(manager(), instanceId)).process.status).toBe('claim')
})
