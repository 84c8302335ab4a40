import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const hours = { opensAt: '08:00', closesAt: '16:00', licenceNumber: null }
const make = (over: object = {}) =>
  server.as(server.world.administrator).call(centre, 'makeCentre', {
    name: 'Āwhina House',
    countryCode: 'AU',
    timeZone: 'Australia/Perth',
    ...hours,
    ...over,
  })

it('gives each new centre the next number, also to two made at once', async () => {
  const made = await Promise.all([make(), make({ name: 'Banksia House' })])
  expect(made.map(({ data }) => data.tenantId).sort()).toEqual(['100003', '100004'])
  const operator = server.as(server.world.administrator)
  const { data } = await operator.call(centre, 'listCentres', { text: 'awhina' })
  expect(data).toMatchObject({
    total: 1,
    records: [{ name: 'Āwhina House', managers: 0, invitedUntil: null }],
  })
  const all = (await operator.call(centre, 'listCentres', {})).data.records.map(({ tenantId }) => tenantId)
  expect(all).toHaveLength(4)
  expect(all).not.toContain('000000')
})

it('starts a centre with roles and dictionaries', async () => {
  const { tenantId } = (await make({ name: 'Seeded House' })).data
  const count = (table: 'role' | 'lookup') =>
    server.world.build(tenantId, (_, tx) =>
      tx.selectFrom(table).select('id').where('tenantId', '=', tenantId).execute(),
    )
  expect(await count('role')).toHaveLength(2)
  expect((await count('lookup')).length).toBeGreaterThan(5)
})

it('refuses hours that end before they begin, and a time zone of another country', async () => {
  expect((await make({ closesAt: '08:00' })).body).toMatchObject({
    fields: { closesAt: 'ENDS_BEFORE_START' },
  })
  expect((await make({ timeZone: 'Pacific/Auckland' })).body).toMatchObject({
    fields: { timeZone: 'INVALID_CHOICE' },
  })
})

it('lets a manager change the own centre alone, and nobody else', async () => {
  const { manager, teacher } = server.world.centre
  const settings = {
    ...hours,
    name: 'Kōwhai Street',
    foodNearDays: 7,
    allowsPassphrases: true,
    keepsLeaveBalance: true,
    headLookEvery: 10,
    headWatchHours: 2,
    collectorMinAge: 16,
  }
  expect((await server.as(teacher).call(centre, 'saveSettings', settings)).error).toBe('FORBIDDEN')
  expect((await server.as(server.world.administrator).call(centre, 'getSettings', {})).error).toBe(
    'FORBIDDEN',
  )
  expect((await server.as(manager).call(centre, 'saveSettings', settings)).status).toBe(200)
  const { data } = await server.as(manager).call(centre, 'getSettings', {})
  expect(data).toMatchObject({ ...settings, countryCode: 'NZ', timeZone: 'Pacific/Auckland' })
  const { data: other } = await server.as(server.world.other.manager).call(centre, 'getSettings', {})
  expect(other).toMatchObject({ name: 'Rātā', opensAt: '07:00' })
})

it('gives out only the numbers of its own range', async () => {
  const cell = { numbers: { first: 2_000_001, last: 2_000_002 }, others: [], secret: undefined }
  const { url } = await server.another({ config: { ...server.config, cell } })
  const made = []
  for (const name of ['Cedar House', 'Dogwood House', 'Elm House'])
    made.push(
      await server.as(server.world.administrator, url).call(centre, 'makeCentre', {
        ...hours,
        name,
        countryCode: 'NZ',
        timeZone: 'Pacific/Auckland',
      }),
    )
  expect(made.slice(0, 2).map(({ data }) => data.tenantId)).toEqual(['2000001', '2000002'])
  expect(made[2]?.error).toBe('NUMBERS_USED_UP')
})
