// The behaviour of all registers, tested with a list (positions) and a tree (dictionaries).
import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { position } from '@daybook/contract/position/position.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)
const addPost = async (over: object = {}) =>
  manager().call(position, 'submit', { postCode: 'cook', postName: 'Cook', category: '3', ...over })
const addEntry = (over: object) =>
  manager().call(lookup, 'submit', { code: 'colour', dictValue: 'Colours', ...over })

describe('adding and changing', () => {
  it('returns the record in the family’s format, with the names of its references', async () => {
    const { status, data } = await addPost({ postName: '  Cook ', sort: 2 })
    expect(status).toBe(200)
    const { centre } = server.world
    expect(data).toMatchObject({
      tenantId: centre.tenantId,
      createUser: centre.manager.id,
      createTime: worldNow,
      status: '1',
      version: 1,
      category: '3',
      categoryName: 'Support',
      postCode: 'cook',
      postName: 'Cook',
      sort: 2,
      remark: null,
      can: ['edit', 'remove'],
    })
    expect((await teacher().call(position, 'get', { id: data.id })).data).toEqual({ ...data, can: [] })
  })

  it('changes only the given fields', async () => {
    const { data } = await addPost({ sort: 2, remark: 'Mornings' })
    const { data: changed } = await manager().call(position, 'submit', {
      id: data.id,
      postName: 'Chef',
      remark: null,
    })
    expect(changed).toMatchObject({ postName: 'Chef', postCode: 'cook', sort: 2, remark: null, version: 2 })
    const same = await manager().call(position, 'submit', { id: data.id, postName: 'Chef' })
    expect(same.data.version).toBe(2)
  })

  it('adds one record, however often a device sends it because the answer was lost', async () => {
    const newId = server.world.ids()
    const first = await addPost({ newId })
    expect(first.data).toMatchObject({ id: newId, version: 1 })
    expect((await addPost({ newId })).data).toEqual(first.data)
    // Whoever has not seen it saved may have corrected it since.
    const corrected = await addPost({ newId, postName: 'Chef' })
    expect(corrected.data).toMatchObject({ id: newId, version: 2, postName: 'Chef' })
    const together = server.world.ids()
    const sent = () => addPost({ newId: together, postCode: 'baker' })
    const answers = await Promise.all([sent(), sent()])
    expect(answers.map(({ data }) => data.id)).toEqual([together, together])
  })

  it('keeps the record before each change, and who changed it', async () => {
    const { data } = await addPost()
    await manager().call(position, 'submit', { id: data.id, postName: 'Chef' })
    await manager().call(position, 'remove', { ids: data.id })
    const { data: changes } = await teacher().call(register, 'listChanges', { of: 'position', id: data.id })
    const by = { id: server.world.centre.manager.id, name: 'Mere Manager' }
    expect(changes).toMatchObject([
      { step: 'removed', by, before: { postName: 'Chef' } },
      { step: 'changed', by, at: worldNow, before: { postName: 'Cook' } },
      { step: 'added', before: null },
    ])
  })

  it('is picked from, and shows its history, with the right to it and no other', async () => {
    const { world } = server
    const flour = await makeRow(world, 'ingredient', { name: 'Wheat flour' })
    const cook = server.as(await makeDeputy(world, ['care.read', 'menu.edit'], 'kitchen'))
    const { status, data } = await cook.call(register, 'listPicks', { of: 'ingredient', text: 'wheat' })
    expect([status, data?.records]).toMatchObject([200, [{ id: flour, name: 'Wheat flour' }]])
    expect((await cook.call(register, 'listChanges', { of: 'ingredient', id: flour })).status).toBe(200)
    for (const of of ['position', 'staff', 'child', 'role'] as const)
      expect((await cook.call(register, 'listPicks', { of })).status).toBe(403)
  })

  it('refuses each invalid field, and changes nothing', async () => {
    expect(await addPost({ postName: ' ', postCode: 'a cook' })).toMatchObject({
      status: 400,
      fields: { postName: 'REQUIRED', postCode: 'INVALID_FORMAT' },
    })
    expect(await addPost({ category: '99' })).toMatchObject({
      status: 404,
      fields: { category: 'NOT_THERE' },
    })
    expect(await addPost({ postName: 'x'.repeat(81) })).toMatchObject({ fields: { postName: 'TOO_LONG' } })
    expect((await teacher().call(position, 'list', {})).data.total).toBe(0)
  })

  it('refuses a code that another record has, ignoring case', async () => {
    const { data } = await addPost()
    expect(await addPost({ postCode: 'COOK', postName: 'Chef' })).toMatchObject({
      status: 409,
      error: 'VALUE_TAKEN',
      fields: { postCode: 'TAKEN' },
    })
    await manager().call(position, 'remove', { ids: data.id })
    expect((await addPost()).status).toBe(200)
  })

  it('names who changed the record first', async () => {
    const { data } = await addPost()
    await manager().call(position, 'submit', { id: data.id, version: 1, postName: 'Chef' })
    const late = await manager().call(position, 'submit', { id: data.id, version: 1, postName: 'Baker' })
    expect(late).toMatchObject({ status: 409, error: 'RECORD_CHANGED', about: { byName: 'Mere Manager' } })
  })

  it('is for managers', async () => {
    const { data } = await addPost()
    for (const refused of [
      await teacher().call(position, 'submit', { id: data.id, postName: 'Chef' }),
      await teacher().call(position, 'remove', { ids: data.id }),
    ])
      expect(refused).toMatchObject({ status: 403, error: 'FORBIDDEN' })
  })
})

describe('lists', () => {
  it('are searched by each field and by all fields, in the order of the register', async () => {
    await addPost({ sort: 2 })
    await addPost({ postCode: 'head', postName: 'Kaiārahi', category: '2', sort: 1 })
    const names = async (input: object) =>
      (await teacher().call(position, 'list', input)).data.records.map(({ postName }) => postName)
    expect(await names({})).toEqual(['Kaiārahi', 'Cook'])
    expect(await names({ descs: 'postName' })).toEqual(['Kaiārahi', 'Cook'])
    expect(await names({ text: 'kaiarahi' })).toEqual(['Kaiārahi'])
    expect(await names({ postCode: 'coo' })).toEqual(['Cook'])
    expect(await names({ category: '2' })).toEqual(['Kaiārahi'])
    expect(await names({ text: '%' })).toEqual([])
    expect((await teacher().call(position, 'listOptions', {})).data).toHaveLength(2)
  })

  it('show ended rows only on request', async () => {
    const { data } = await addPost()
    await manager().call(position, 'remove', { ids: data.id })
    expect((await teacher().call(position, 'list', {})).data.records).toEqual([])
    const { data: ended } = await teacher().call(position, 'list', { status: '2' })
    expect(ended.records).toMatchObject([{ id: data.id, status: '2', can: [] }])
    expect((await teacher().call(position, 'get', { id: data.id })).data.postName).toBe('Cook')
    const again = await manager().call(position, 'remove', { ids: data.id })
    expect(again).toMatchObject({ status: 200, data: null })
  })
})

describe('a tree', () => {
  const family = async () => {
    const { data: head } = await addEntry({})
    const { data: warm } = await addEntry({ parentId: head.id, dictKey: '1', dictValue: 'Warm', sort: 1 })
    const { data: red } = await addEntry({ parentId: warm.id, dictKey: '2', dictValue: 'Red' })
    return { head, warm, red }
  }

  it('shows matching rows below their ancestors', async () => {
    const { head, warm, red } = await family()
    const { data } = await teacher().call(lookup, 'listTree', { dictValue: 'red' })
    expect(data).toMatchObject([
      {
        id: head.id,
        hasChildren: true,
        children: [{ id: warm.id, children: [{ id: red.id, children: [] }] }],
      },
    ])
    const { data: level } = await teacher().call(lookup, 'listLevel', { parentId: head.id })
    expect(level).toMatchObject([
      { id: warm.id, parentName: 'Colours', ancestors: `0,${head.id}`, hasChildren: true },
    ])
    const { data: nodes } = await teacher().call(lookup, 'listNodes', {})
    expect(nodes.find(({ id }) => id === head.id)).toMatchObject({
      parentId: '0',
      title: 'Colours',
      key: head.id,
      value: head.id,
      children: [{ title: 'Warm', children: [{ title: 'Red' }] }],
    })
  })

  it('refuses a row as its own ancestor', async () => {
    const { head, red } = await family()
    for (const parentId of [head.id, red.id])
      expect(await manager().call(lookup, 'submit', { id: head.id, parentId })).toMatchObject({
        status: 422,
        error: 'OWN_ANCESTOR',
        fields: { parentId: 'INVALID_CHOICE' },
      })
    expect((await teacher().call(lookup, 'get', { id: head.id })).data.parentId).toBe('0')
  })

  it('refuses to remove a row with children, unless they are removed too', async () => {
    const { head, warm, red } = await family()
    expect(await manager().call(lookup, 'remove', { ids: `${red.id},${head.id}` })).toMatchObject({
      status: 409,
      error: 'HAS_CHILDREN',
      fields: { [head.id]: 'HAS_CHILDREN' },
    })
    expect((await teacher().call(lookup, 'get', { id: red.id })).data.status).toBe('1')
    const ids = [head, warm, red].map(({ id }) => id).join()
    expect(await manager().call(lookup, 'remove', { ids })).toMatchObject({ status: 200 })
  })

  it('offers its rows in order, each below its parent', async () => {
    const { head, warm, red } = await family()
    const { data } = await teacher().call(register, 'listPicks', { of: 'lookup' })
    const own = data.records.filter(({ id }) => [head.id, warm.id, red.id].includes(id))
    expect(own.map(({ name }) => name)).toEqual(['Colours', 'Warm', 'Red'])
  })
})

describe('a register with more rows than fit on a page', () => {
  const most = 5001
  beforeEach(async () => {
    await server.world.build(server.world.centre.tenantId, async (_, tx) => {
      await sql`insert into position (id, code, name)
        select gen_random_uuid(), 'many' || n, 'Many ' || to_char(n, 'FM0000')
        from generate_series(1, ${sql.lit(most)}) n`.execute(tx)
    })
  })

  it('is offered completely, page by page', async () => {
    const offered = new Set<string>()
    let pages = 1
    for (let current = 1; current <= pages; current++) {
      const { data } = await teacher().call(register, 'listPicks', { of: 'position', current })
      for (const { name } of data.records) if (name.startsWith('Many ')) offered.add(name)
      pages = data.pages
    }
    expect(offered.size).toBe(most)
    const { data: all } = await teacher().call(position, 'listOptions', {})
    expect(all.filter(({ postName }) => postName.startsWith('Many '))).toHaveLength(most)
  })

  it('returns the total, and is searched beyond the first page', async () => {
    const { data: first } = await teacher().call(register, 'listPicks', { of: 'position' })
    expect(first.records).toHaveLength(500)
    expect(first.total).toBeGreaterThanOrEqual(most)
    const { data: found } = await teacher().call(register, 'listPicks', { of: 'position', text: 'many 5001' })
    expect(found.records.map(({ name }) => name)).toEqual(['Many 5001'])
  })
})

it('a tree of more than 5,000 rows is shown and offered completely', async () => {
  const { data: head } = await addEntry({})
  await server.world.build(server.world.centre.tenantId, async (_, tx) => {
    await sql`insert into lookup (id, parent_id, code, key, value)
      select gen_random_uuid(), ${head.id}, 'colour', 'c' || n, 'Colour ' || n
      from generate_series(1, 5001) n`.execute(tx)
  })
  const { data: tree } = await teacher().call(lookup, 'listTree', { code: 'colour' })
  expect(tree.find(({ id }) => id === head.id)?.children).toHaveLength(5001)
  const { data } = await teacher().call(register, 'listPicks', { of: 'lookup', text: 'Colour 4999' })
  expect(data.records.map(({ name }) => name)).toEqual(['Colours', 'Colour 4999'])
})
