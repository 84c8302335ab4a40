import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const save = (over: object) =>
  manager().call(lookup, 'submit', { code: 'colour', dictValue: 'Colours', ...over })
const entries = async (code: string) =>
  (await manager().call(lookup, 'listEntries', { code })).data.map(({ dictKey, dictValue }) => [
    dictKey,
    dictValue,
  ])

it('gives every centre the dictionaries of the family', async () => {
  const { data } = await manager().call(lookup, 'list', {})
  expect(data.records.map(({ code }) => code).sort()).toEqual([
    'certificate_kind',
    'notice',
    'org_category',
    'post_category',
    'sex',
    'yes_no',
  ])
  expect(await entries('sex')).toEqual([
    ['1', 'Male'],
    ['2', 'Female'],
    ['3', 'Another'],
  ])
})

it('offers what is in use and not sealed, in order', async () => {
  const { data: head } = await save({})
  await save({ parentId: head.id, dictKey: 'b', dictValue: 'Blue', sort: 2 })
  await save({ parentId: head.id, dictKey: 'r', dictValue: 'Red', sort: 1 })
  await save({ parentId: head.id, dictKey: 'g', dictValue: 'Green', isSealed: 1 })
  expect(await entries('colour')).toEqual([
    ['r', 'Red'],
    ['b', 'Blue'],
  ])
})

it('gives an entry the code of its dictionary, also when that is renamed', async () => {
  const { data: head } = await save({})
  const { data: entry } = await save({ parentId: head.id, code: 'other', dictKey: 'r', dictValue: 'Red' })
  expect(entry).toMatchObject({ code: 'colour', isSealed: 0 })
  await save({ id: head.id, code: 'hue' })
  expect(await entries('colour')).toEqual([])
  expect(await entries('hue')).toEqual([['r', 'Red']])
})

it('refuses the same key twice, an entry without a key, and a code of Daybook’s own', async () => {
  const { data: head } = await save({})
  await save({ parentId: head.id, dictKey: 'r', dictValue: 'Red' })
  expect(await save({ parentId: head.id, dictKey: 'r', dictValue: 'Rot' })).toMatchObject({
    status: 409,
    error: 'VALUE_TAKEN',
    fields: { code: 'TAKEN', dictKey: 'TAKEN' },
  })
  expect(await save({ parentId: head.id, dictValue: 'Rot' })).toMatchObject({
    status: 400,
    fields: { dictKey: 'REQUIRED' },
  })
  expect(await save({ code: 'incident_place' })).toMatchObject({ status: 409, fields: { code: 'TAKEN' } })
  expect(await save({})).toMatchObject({ status: 409, error: 'VALUE_TAKEN' })
})

it('has a dictionary of every coded field of a report', async () => {
  expect(await entries('hazard_control')).toEqual([
    ['eliminate', 'Eliminate'],
    ['isolate', 'Isolate'],
    ['minimise', 'Minimise'],
  ])
})
