import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { type Caller, type TestServer, testServer } from '@daybook/testkit/server.ts'
import { makeProcess, makeRunning, purchase } from '@daybook/testkit/workflows.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const easel = { what: 'Easel', total_cost: 80 }
const detailOf = async (by: Caller, processInsId: string) =>
  (await by.call(workflow, 'getTask', { processInsId })).data
const start = async (variables = easel) => {
  const processId = await makeProcess(server.world)
  const { data: id } = await teacher().call(workflow, 'startProcess', { processId, variables })
  return { processId, id }
}
const complete = (by: Caller, id: string, taskId: string, over: object = {}) => {
  server.world.clock.pass(1)
  return by.call(workflow, 'completeTask', { taskId, processInstanceId: id, pass: true, ...over })
}
const taskOf = async (by: Caller, id: string) => (await detailOf(by, id)).process.taskId ?? ''
const publish = ({ form, ...rest }: ProcessDefinition, over: object = {}) =>
  manager().call(workflow, 'submitProcess', { ...rest, form: JSON.stringify(form), ...over })

it('goes from step to step, hides what a part may not read, and ends', async () => {
  const { id } = await start({ what: 'Climbing frame', total_cost: 500 })
  expect((await teacher().call(workflow, 'listSent', {})).data.records).toMatchObject([
    { status: 'send', processIsFinished: 'unfinished', taskName: 'Approve', summary: 'Climbing frame · 500' },
  ])
  const approve = await taskOf(manager(), id)
  await complete(manager(), id, approve, { variables: { account: '12-34' }, comment: 'Good idea' })
  expect((await detailOf(teacher(), id)).process).toMatchObject({
    taskName: 'Check the budget',
    variables: { what: 'Climbing frame', total_cost: 500 },
  })
  await complete(manager(), id, await taskOf(manager(), id))
  const { process, form, flow } = await detailOf(teacher(), id)
  expect(process).toMatchObject({ processIsFinished: 'finished', status: 'done', taskId: null })
  expect(process.variables).not.toHaveProperty('account')
  expect(form.taskForm.map((field) => field.id)).toEqual(['what', 'total_cost'])
  expect(flow.map(({ action, comment, before }) => [action, comment, before])).toEqual([
    ['started', null, null],
    ['passed', 'Good idea', {}],
    ['passed', null, null],
  ])
  expect((await detailOf(manager(), id)).process.variables).toMatchObject({ account: '12-34' })
})

it('tells pages of others that something has changed, and not what was written', async () => {
  const stranger = await makeDeputy(server.world, ['workflow.use'])
  const { id } = await start()
  const page = await openLive(server.url, { token: await server.tokenOf(stranger) })
  await page.untilReady()
  const comment = 'Her contract ends in May'
  await complete(manager(), id, await taskOf(manager(), id), { comment, variables: { account: '12-34' } })
  // The start may be told after the page has opened.
  const events = [await page.nextEvent()]
  while (events.at(-1)?.operation !== 'workflow.completeTask') events.push(await page.nextEvent())
  await page.close()
  expect(events.map(({ data }) => data)).toEqual(events.map(() => null))
})

it('takes the fields beside the call’s own, as clients of the family send them', async () => {
  const processId = await makeProcess(server.world)
  const answer = await fetch(`${server.url}${workflow.operations.startProcess.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Tenant-Id': server.world.centre.tenantId,
      'Blade-Auth': `bearer ${await server.tokenOf(server.world.centre.teacher)}`,
    },
    body: JSON.stringify({ processId, ...easel }),
  })
  const { data } = (await answer.json()) as { data: string }
  expect((await detailOf(teacher(), data)).process.variables).toEqual(easel)
})

it('names every field that is wrong, and those that a part may not write', async () => {
  const processId = await makeProcess(server.world)
  const variables = { total_cost: -1, account: '12', colour: 'red' }
  expect(await teacher().call(workflow, 'startProcess', { processId, variables })).toMatchObject({
    status: 400,
    fields: {
      'variables.what': 'REQUIRED',
      'variables.total_cost': 'TOO_SMALL',
      'variables.account': 'NOT_WRITABLE',
      'variables.colour': 'UNKNOWN_FIELD',
    },
  })
})

it('is decided once: of two people the second is told who was first', async () => {
  const { instanceId, taskId } = await makeRunning(server.world)
  const both = await Promise.all([teacher(), manager()].map((one) => complete(one, instanceId, taskId)))
  const [won, lost] = both.toSorted((a, b) => a.status - b.status)
  expect([won?.status, lost?.status, lost?.error]).toEqual([200, 409, 'TASK_ALREADY_DONE'])
  const winner = both[0]?.status === 200 ? 'Hana Teacher' : 'Mere Manager'
  expect(lost?.about?.byName).toBe(winner)
})

it('gives a claimed task to one, and tells the other who has it', async () => {
  const { taskId } = await makeRunning(server.world)
  expect((await teacher().call(workflow, 'listToClaim', {})).data.total).toBe(1)
  expect((await teacher().call(workflow, 'claimTask', { taskId })).status).toBe(200)
  expect((await teacher().call(workflow, 'listTodo', {})).data.records).toMatchObject([{ status: 'todo' }])
  const late = await manager().call(workflow, 'claimTask', { taskId })
  expect(late).toMatchObject({ error: 'TASK_ALREADY_DONE', about: { byName: 'Hana Teacher' } })
})

it('keeps the version that it began with, and refuses to start the one before', async () => {
  const { processId, id } = await start()
  const [approve, check] = purchase.steps
  const shorter = {
    ...purchase,
    name: 'Order',
    steps: approve && check ? [{ ...approve, when: check.when }] : [],
  }
  const { data: next } = await publish(shorter, { processDefId: processId })
  expect(next).toMatchObject({ version: 2, name: 'Order' })
  expect((await detailOf(manager(), id)).process).toMatchObject({
    name: 'Purchase request',
    taskName: 'Approve',
  })
  expect((await teacher().call(workflow, 'startProcess', { processId, variables: easel })).error).toBe(
    'PROCESS_CHANGED',
  )
  expect((await publish(purchase, { processDefId: processId })).error).toBe('PROCESS_CHANGED')
  const { data } = await teacher().call(workflow, 'startProcess', { processId: next.id, variables: easel })
  expect((await detailOf(teacher(), data)).process.processIsFinished).toBe('finished')
})

it('answers a form that is none, one of a thousand fields, and a field that nobody may write', async () => {
  const column = Array.from({ length: 1000 }, (_, place) => ({
    label: 'A',
    prop: `a${place}`,
    type: 'input',
  }))
  expect((await publish(purchase, { form: '{"column": [' })).error).toBe('FORM_NOT_JSON')
  expect((await publish(purchase, { form: JSON.stringify({ column }) })).error).toBe('FORM_TOO_LARGE')
  expect(await publish({ ...purchase, startRights: {} })).toMatchObject({
    error: 'FORM_NEVER_WRITABLE',
    fields: { 'form.what': 'NEVER_WRITABLE', 'form.total_cost': 'NEVER_WRITABLE' },
  })
  const odd = { column: [{ label: 'A', prop: '__proto__', type: 'script' }] }
  expect(await publish(purchase, { form: JSON.stringify(odd) })).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { 'form.column.0.prop': 'INVALID_FORMAT', 'form.column.0.type': 'INVALID_CHOICE' },
  })
  const [step] = purchase.steps
  const unknown = { ...step, by: { kind: 'role', role: 'wizard' } }
  expect((await publish(purchase, { steps: [unknown] })).fields).toEqual({ 'steps.0.by': 'NOT_THERE' })
})

it('is handed on, answered and given back, signed by another, and sent back to its start', async () => {
  const { centre } = server.world
  const { id } = await start()
  const taskId = await taskOf(manager(), id)
  server.world.clock.pass(1)
  const toTeacher = { taskId, assignee: centre.teacher.id, comment: 'Is it needed?' }
  await manager().call(workflow, 'delegateTask', toTeacher)
  expect((await detailOf(teacher(), id)).button).toEqual(['wf_pass', 'wf_print'])
  await complete(teacher(), id, taskId, { comment: 'Yes' })
  expect((await detailOf(manager(), id)).process).toMatchObject({ status: 'todo', taskName: 'Approve' })
  server.world.clock.pass(1)
  await manager().call(workflow, 'addSigner', { taskId, assignee: centre.teacher.id })
  await complete(manager(), id, taskId)
  const signing = await taskOf(teacher(), id)
  expect((await complete(manager(), id, taskId)).about).toEqual({ byName: 'Mere Manager' })
  const back = { taskId: signing, comment: 'Which size?' }
  expect((await teacher().call(workflow, 'listBackSteps', { taskId: signing })).data).toEqual([
    { nodeId: 'start', nodeName: '' },
  ])
  const wrong = await teacher().call(workflow, 'rollbackTask', { ...back, nodeId: 'check' })
  expect(wrong.fields).toEqual({ nodeId: 'INVALID_CHOICE' })
  server.world.clock.pass(1)
  await teacher().call(workflow, 'rollbackTask', { ...back, nodeId: 'start' })
  const variables = { what: 'Easel, tall' }
  await complete(teacher(), id, await taskOf(teacher(), id), { variables })
  const { process, flow } = await detailOf(manager(), id)
  expect(process).toMatchObject({ taskName: 'Approve', variables: { ...easel, ...variables } })
  expect(flow.map(({ action }) => action)).toEqual([
    ...['started', 'delegated', 'delegateAnswered', 'signerAdded', 'passed', 'rolledBack', 'resubmitted'],
  ])
  expect(flow.at(-1)?.before).toEqual({ what: 'Easel' })
})

it('is rejected with a comment, withdrawn before and recalled after a first approval, or terminated', async () => {
  const stateOf = async (id: string) => (await detailOf(teacher(), id)).process.processIsFinished
  const rejected = await start()
  const taskId = await taskOf(manager(), rejected.id)
  expect((await complete(manager(), rejected.id, taskId, { pass: false })).fields).toEqual({
    comment: 'REQUIRED',
  })
  await complete(manager(), rejected.id, taskId, { pass: false, comment: 'Too dear' })
  expect(await stateOf(rejected.id)).toBe('reject')
  const withdrawn = await start()
  await teacher().call(workflow, 'withdrawTask', { processInsId: withdrawn.id })
  expect(await stateOf(withdrawn.id)).toBe('withdraw')
  const recalled = await start({ what: 'Frame', total_cost: 900 })
  await complete(manager(), recalled.id, await taskOf(manager(), recalled.id))
  await teacher().call(workflow, 'withdrawTask', { processInsId: recalled.id })
  expect(await stateOf(recalled.id)).toBe('recall')
  const ended = await start()
  const ending = { processInsId: ended.id, comment: 'Bought elsewhere' }
  expect((await teacher().call(workflow, 'terminateProcess', ending)).status).toBe(403)
  await manager().call(workflow, 'terminateProcess', ending)
  expect(await stateOf(ended.id)).toBe('terminate')
  expect((await manager().call(workflow, 'terminateProcess', ending)).error).toBe('PROCESS_ENDED')
  expect((await teacher().call(workflow, 'listMyDone', {})).data.total).toBe(4)
})

it('does not exist for somebody who has nothing to do with it, until they are copied in', async () => {
  const { centre } = server.world
  const { processId } = await makeRunning(server.world)
  const begin = (copyUser: string) =>
    manager().call(workflow, 'startProcess', { processId, variables: easel, copyUser })
  const { data: hidden } = await begin('')
  expect((await teacher().call(workflow, 'getTask', { processInsId: hidden })).status).toBe(404)
  const { data: shown } = await begin(centre.teacher.id)
  expect((await teacher().call(workflow, 'getTask', { processInsId: shown })).status).toBe(200)
  expect((await teacher().call(workflow, 'listCopies', {})).data.total).toBe(1)
})

it('keeps a draft until it is sent', async () => {
  const processDefId = await makeProcess(server.world)
  const draft = { variables: { what: 'Eas' } }
  await teacher().call(workflow, 'saveDraft', { processDefId, ...draft })
  expect((await teacher().call(workflow, 'getDraft', { processDefId })).data).toMatchObject(draft)
  expect((await manager().call(workflow, 'getDraft', { processDefId })).data).toBeNull()
  await teacher().call(workflow, 'startProcess', { processId: processDefId, variables: easel })
  expect((await teacher().call(workflow, 'getDraft', { processDefId })).data).toBeNull()
})

it('makes leave by the rules of leave, and ends as that leave does', async () => {
  const leave = { name: 'Leave', formKey: 'wf_ex_Leave' as const, form: { column: [], group: [] }, steps: [] }
  const processId = await makeProcess(server.world, leave)
  const ask = (over: object = {}) => {
    const datetime = ['2026-11-23 12:00:00', '2026-11-24 17:00:00']
    const variables = { datetime, days: 1.5, reason: 'A wedding', ...over }
    return teacher().call(workflow, 'startProcess', { processId, variables })
  }
  expect((await ask({ reason: '', days: undefined })).fields).toEqual({
    'variables.reason': 'REQUIRED',
    'variables.days': 'REQUIRED',
  })
  expect((await ask({ days: 2 })).fields).toEqual({ 'variables.days': 'TOO_LARGE' })
  const { data: id } = await ask()
  expect((await ask()).error).toBe('LEAVE_OVERLAPS')
  const { process } = await detailOf(teacher(), id)
  expect(process).toMatchObject({
    formKey: 'wf_ex_Leave',
    processIsFinished: 'unfinished',
    canWithdraw: true,
  })
  await server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx
      .updateTable('report')
      .set({
        state: 'confirmed',
        decidedBy: server.world.centre.manager.id,
        decidedAt: '2026-11-18T00:00:00Z',
      })
      .where('id', '=', process.externalId ?? '')
      .execute(),
  )
  expect((await teacher().call(workflow, 'listSent', {})).data.records).toMatchObject([
    { processIsFinished: 'finished', summary: 'A wedding' },
  ])
})
