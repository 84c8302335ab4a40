import { premisesCheck } from '@daybook/contract/premisesCheck/premisesCheck.kind.ts'
import { makeCheckTask } from '@daybook/testkit/checks.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)

it('that nobody planned is shown once it is started, and when it is finished until another is started', async () => {
  const shown = async () => (await manager().call(premisesCheck, 'getPage', {})).data.check
  const { version, sections } = (await teacher().call(premisesCheck, 'getPage', {})).data.template
  const required = sections.flatMap(({ items }) => items).filter((item) => item.required)
  const answers = required.map(({ id, type, max, options }) => ({
    id: server.world.ids(),
    itemId: id,
    value: type === 'number' ? max : type === 'choice' ? (options[0]?.id ?? '') : true,
    at: server.world.clock.now().toISOString(),
  }))
  const [id, next] = [server.world.ids(), server.world.ids()]
  await teacher().call(premisesCheck, 'submitData', { id, version, answers })
  expect(await shown()).toMatchObject({ id, taskId: null, finished: null })
  const done = await teacher().call(premisesCheck, 'submitData', { id, version, finish: true })
  expect(done.status).toBe(200)
  expect(await shown()).toMatchObject({ id, finished: { by: { name: 'Hana Teacher' } } })
  await teacher().call(premisesCheck, 'submitData', { id: next, version })
  expect(await shown()).toMatchObject({ id: next, finished: null })
})

it('begun on a device that does not know the day’s tasks is that of the task that was next then', async () => {
  const { world } = server
  const taskId = await makeCheckTask(world, 'premisesCheck')
  const begun = world.clock.now().toISOString()
  const { version, sections } = (await teacher().call(premisesCheck, 'getPage', {})).data.template
  const items = sections.flatMap((section) => section.items).filter((item) => item.required)
  const answers = items.map(({ id, type, max, options }) => ({
    id: world.ids(),
    itemId: id,
    value: type === 'number' ? max : type === 'choice' ? (options[0]?.id ?? '') : true,
    at: begun,
  }))
  const own = { id: world.ids(), version, nextTaskAt: begun }
  const first = await teacher().call(premisesCheck, 'submitData', { ...own, answers: answers.slice(0, 1) })
  expect(first).toMatchObject({ status: 200, data: { taskId } })
  // Meanwhile a colleague has finished it.
  world.clock.pass(1)
  await manager().call(premisesCheck, 'submitData', {
    id: world.ids(),
    taskId,
    version,
    answers,
    finish: true,
  })
  const late = await teacher().call(premisesCheck, 'submitData', { ...own, answers: answers.slice(1, 2) })
  expect(late).toMatchObject({ status: 200, data: { id: first.data.id, taskId } })
  const end = await teacher().call(premisesCheck, 'submitData', { ...own, finish: true })
  expect(end).toMatchObject({ status: 409, error: 'CHECK_FINISHED' })
  // One that is begun after it is nobody's plan.
  const next = new Date(Date.parse(begun) + 120_000).toISOString()
  world.clock.set(next)
  const other = await teacher().call(premisesCheck, 'submitData', {
    ...own,
    id: world.ids(),
    nextTaskAt: next,
  })
  expect(other.data.taskId).toBeNull()
})
