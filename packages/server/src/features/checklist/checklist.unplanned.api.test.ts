import { premisesCheck } from '@daybook/contract/premisesCheck/premisesCheck.kind.ts'
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
