import { foodTemperature } from '@daybook/contract/foodTemperature/foodTemperature.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const record = (over: object = {}) =>
  teacher().call(foodTemperature, 'submit', {
    what: 'fridge',
    name: 'Fridge 1',
    at: worldNow,
    celsius: 4.2,
    byId: server.world.centre.teacher.id,
    ...over,
  } as never)

it('keeps a temperature to a tenth, the newest first', async () => {
  expect(await record()).toMatchObject({ status: 200, data: { celsius: 4.2 } })
  await record({ name: 'Freezer', what: 'freezer', celsius: -18.5, at: '2026-11-17T20:00:00.000Z' })
  const { data } = await teacher().call(foodTemperature, 'list', {})
  expect(data.records.map(({ name, celsius }) => [name, celsius])).toEqual([
    ['Fridge 1', 4.2],
    ['Freezer', -18.5],
  ])
})

it('outside the limits says what was done, on each change too', async () => {
  const refused = { status: 400, error: 'VALIDATION_FAILED', fields: { action: 'REQUIRED' } }
  expect(await record({ celsius: 8 })).toMatchObject(refused)
  const kept = await record({ celsius: 8, action: 'Moved the milk to fridge 2, called the technician' })
  expect(kept).toMatchObject({ status: 200 })
  const { id } = kept.data
  expect(await teacher().call(foodTemperature, 'submit', { id, action: null })).toMatchObject(refused)
})

it('food that cools has to be cool by its time, and says since when it cools', async () => {
  const cooling = { what: 'cooling', name: 'Bolognese', celsius: 30 }
  const ago = (minutes: number) => new Date(Date.parse(worldNow) - minutes * 60_000).toISOString()
  expect(await record(cooling)).toMatchObject({ fields: { since: 'REQUIRED' } })
  expect(await record({ ...cooling, since: ago(60) })).toMatchObject({ status: 200 })
  expect(await record({ ...cooling, since: ago(130) })).toMatchObject({ fields: { action: 'REQUIRED' } })
  expect(await record({ ...cooling, at: ago(60), since: ago(30) })).toMatchObject({
    fields: { since: 'ENDS_BEFORE_START' },
  })
})
