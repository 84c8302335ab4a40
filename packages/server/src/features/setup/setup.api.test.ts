// What a new manager is led through: the list of steps, the region and its holidays, and the first plan.
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { setup } from '@daybook/contract/setup/setup.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const steps = async () => {
  const { data } = await manager().call(setup, 'getSetup', {})
  return data.filter(({ isDone }) => isDone).map(({ step }) => step)
}

it('a step is done by what the centre has, and only its own manager sees the list', async () => {
  expect(await steps()).not.toContain('holidays')
  await manager().call(centre, 'setRegion', { regionCode: 'AUK' })
  expect(await steps()).toContain('holidays')
  const { data } = await server.as(server.world.other.manager).call(setup, 'getSetup', {})
  expect(data.find(({ step }) => step === 'holidays')?.isDone).toBe(false)
  expect((await server.as(server.world.centre.teacher).call(setup, 'getSetup', {})).status).toBe(403)
})

it('the region decides which holidays count in the coming year', async () => {
  const days = async () => (await manager().call(centre, 'getHolidays', {})).data
  const names = async () => (await days()).holidays.map(({ name }) => name)
  expect((await days()).regionCode).toBeNull()
  expect(await names()).toContain('Waitangi Day')
  const before = await names()
  await manager().call(centre, 'setRegion', { regionCode: 'AUK' })
  expect((await days()).regionCode).toBe('AUK')
  expect((await names()).length).toBeGreaterThan(before.length)
  await manager().call(centre, 'setRegion', { regionCode: null })
  expect(await names()).toEqual(before)
})

it('a region of another country is refused, and teachers set none', async () => {
  expect((await manager().call(centre, 'setRegion', { regionCode: 'XXX' })).body).toMatchObject({
    code: 400,
    fields: { regionCode: 'INVALID_CHOICE' },
  })
  const teacher = server.as(server.world.centre.teacher)
  expect((await teacher.call(centre, 'setRegion', { regionCode: 'AUK' })).status).toBe(403)
  expect((await manager().call(centre, 'getHolidays', {})).data.regionCode).toBeNull()
})

it('the plan starts from the template once', async () => {
  const entries = async () => (await manager().call(plan, 'listPlan', {})).data.length
  expect(await entries()).toBe(0)
  const { data } = await manager().call(plan, 'startPlan', {})
  expect(data.added).toBeGreaterThan(0)
  expect(await entries()).toBe(data.added)
  expect((await manager().call(plan, 'startPlan', {})).data).toEqual({ added: 0 })
  expect(await entries()).toBe(data.added)
  expect((await server.as(server.world.centre.teacher).call(plan, 'startPlan', {})).status).toBe(403)
})
