import { food } from '@daybook/contract/food/food.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tellOfExpiringFood } from './food.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const add = async (name: string, bestBefore: string) =>
  (await teacher().call(food, 'submit', { name, bestBefore, keptIn: 'fridge' })).data.id
const names = async (list: 'listExpired' | 'listToExpire') =>
  (await teacher().call(food, list, {})).data.records.map(({ name, daysLeft }) => [name, daysLeft])

it('is near expiry by the centre’s days, and expired after its best-before day', async () => {
  await add('Yoghurt', '2026-11-17')
  await add('Milk', '2026-11-18')
  await add('Ham', '2026-11-21')
  await add('Rice', '2026-11-23')
  expect(await names('listExpired')).toEqual([['Yoghurt', -1]])
  expect(await names('listToExpire')).toEqual([
    ['Milk', 0],
    ['Ham', 3],
  ])
  expect((await teacher().call(food, 'saveSettings', { nearDays: 5 })).status).toBe(403)
  await manager().call(food, 'saveSettings', { nearDays: 5 })
  expect(await names('listToExpire')).toHaveLength(3)
})

it('is used up once, and keeps what became of it', async () => {
  const id = await add('Yoghurt', '2026-11-17')
  expect((await teacher().call(food, 'get', { id })).data).toMatchObject({ id, name: 'Yoghurt' })
  const count = async () => (await manager().call(today, 'countRequests', {})).data.expiredFood
  expect(await count()).toBe(1)
  await teacher().call(food, 'end', { id, outcome: 'thrownAway' })
  await manager().call(food, 'end', { id, outcome: 'used' })
  expect(await count()).toBe(0)
  expect(await names('listExpired')).toEqual([])
  const stored = await server.world.build('100001', (_, tx) =>
    tx.selectFrom('food').select('outcome').where('id', '=', id).executeTakeFirst(),
  )
  expect(stored?.outcome).toBe('thrownAway')
})

it('shows what became of it, which whoever said so or a manager undoes for ten minutes', async () => {
  const id = await add('Yoghurt', '2026-11-17')
  const ending = async () => (await teacher().call(food, 'getEnding', { id })).data
  expect(await ending()).toBeNull()
  await manager().call(food, 'end', { id, outcome: 'used' })
  expect(await ending()).toMatchObject({
    outcome: 'used',
    at: server.world.clock.now().toISOString(),
    by: { name: 'Mere Manager' },
    canUndo: false,
  })
  expect(await teacher().call(food, 'undoEnd', { id })).toMatchObject({ status: 403 })
  const twice = await Promise.all([1, 2].map(() => manager().call(food, 'undoEnd', { id })))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await ending()).toBeNull()
  expect(await names('listExpired')).toEqual([['Yoghurt', -1]])
  await teacher().call(food, 'end', { id, outcome: 'thrownAway' })
  expect(await ending()).toMatchObject({ outcome: 'thrownAway', canUndo: true })
  server.world.clock.pass(11)
  expect(await ending()).toMatchObject({ canUndo: false })
  expect(await teacher().call(food, 'undoEnd', { id })).toMatchObject({ status: 403 })
})

it('managers are told in the morning, once for each food', async () => {
  await add('Yoghurt', '2026-11-17')
  await add('Milk', '2026-11-19')
  const told = async () => {
    const { data } = await manager().call(message, 'listMessages', {})
    return data.records.map(({ kind }) => kind).sort()
  }
  const run = () => server.run(tellOfExpiringFood, server.world.centre.tenantId)
  expect(tellOfExpiringFood.daily).toBe('06:00')
  server.world.clock.set('2026-11-17T17:30:00.000Z')
  await run()
  await run()
  expect(await told()).toEqual(['food.expired', 'food.nearExpiry'])
})

it('says for which child a family brought it', async () => {
  const [childId = ''] = server.world.centre.under2.present
  const brought = { name: 'Rice porridge', bestBefore: '2026-11-18', keptIn: 'fridge' as const, childId }
  const { data } = await teacher().call(food, 'submit', brought)
  expect(data).toMatchObject({ childId })
  const unknown = { ...brought, childId: server.world.ids() }
  expect(await teacher().call(food, 'submit', unknown)).toMatchObject({
    status: 404,
    fields: { childId: expect.any(String) },
  })
})
