import { dish } from '@daybook/contract/dish/dish.kind.ts'
import { ingredient } from '@daybook/contract/ingredient/ingredient.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const rowsOf = (names: readonly string[]) => names.map((name) => ({ name }))
const add = async (name: string, ...names: string[]) =>
  (await manager().call(dish, 'submit', { name, ingredients: rowsOf(names) })).data.id
const contents = async (id: string) => (await teacher().call(dish, 'getContents', { id })).data
const ingredients = async (text?: string) =>
  (await manager().call(ingredient, 'list', { size: 100, ...(text && { text }) })).data.records

describe('what a dish contains', () => {
  it('follows from its ingredients, which are known by name', async () => {
    const id = await add('Pancakes', 'flour', 'Milk', '鸡蛋')
    expect(await contents(id)).toMatchObject({
      name: 'Pancakes',
      contains: ['wheat', 'dairy', 'egg'],
      unchecked: [],
    })
    expect((await ingredients()).map(({ name, label }) => [name, label])).toEqual([
      ['Egg', 'checked'],
      ['Flour', 'checked'],
      ['Milk', 'checked'],
    ])
  })

  it('changes for every dish at once when the ingredient is corrected', async () => {
    const [soup, stew] = [await add('Soup', 'Stock cube'), await add('Stew', 'stock CUBE')]
    expect(await contents(soup)).toMatchObject({ contains: [], unchecked: ['Stock cube'] })
    const [cube] = await ingredients('Stock cube')
    expect(await ingredients()).toHaveLength(1)
    await manager().call(ingredient, 'submit', { id: cube?.id, contains: ['celery'], label: 'checked' })
    for (const id of [soup, stew])
      expect(await contents(id)).toMatchObject({ contains: ['celery'], unchecked: [] })
  })

  it('lets expect an allergen that an unknown name says, and is not checked', async () => {
    const id = await add('Slice', 'Almond croissant crumbs')
    expect(await contents(id)).toMatchObject({ contains: ['almond'], unchecked: ['Almond croissant crumbs'] })
  })

  it('keeps the order, and drops what is taken out', async () => {
    const id = await add('Curry', 'Rice', 'Butter', 'Chicken')
    await manager().call(dish, 'submit', { id, ingredients: rowsOf(['Chicken', 'Rice']) })
    const { ingredients: left, contains } = await contents(id)
    expect(left.map(({ name }) => name)).toEqual(['Chicken', 'Rice'])
    expect(contains).toEqual(['poultry'])
  })
})

it('is edited only by those who may edit menus', async () => {
  expect((await teacher().call(dish, 'submit', { name: 'Toast' })).status).toBe(403)
  expect((await teacher().call(ingredient, 'addUsual', {})).status).toBe(403)
})

it('adds the usual ingredients once, beside those that are there', async () => {
  await manager().call(ingredient, 'submit', { name: 'Butter', contains: ['dairy', 'soy'], label: 'checked' })
  await Promise.all([1, 2].map(() => manager().call(ingredient, 'addUsual', {})))
  const butter = await ingredients('Butter')
  expect(butter.filter(({ name }) => name === 'Butter').map(({ contains }) => contains)).toEqual([
    ['dairy', 'soy'],
  ])
  const { total } = (await manager().call(ingredient, 'list', {})).data
  expect(total).toBeGreaterThan(100)
})

it('keeps an ingredient that a dish has', async () => {
  await add('Toast', 'Bread')
  const [bread] = await ingredients('Bread')
  expect(await manager().call(ingredient, 'remove', { ids: bread?.id ?? '' })).toMatchObject({ status: 409 })
})

it('takes 400 dishes from a messy file, with the ingredients of each in one cell', async () => {
  const rows = Array.from({ length: 400 }, (_, place) => ({
    name: `Dish ${place}`,
    ingredients: [{ name: `Flour,butter ; Special sauce ${place % 20}\n鸡蛋、Flour` }],
  }))
  const twice = await manager().call(register, 'checkImport', {
    of: 'dish',
    rows: [...rows.slice(0, 2), rows[0] ?? {}],
  })
  expect(twice.data).toMatchObject([{ row: 2, error: 'VALUE_TAKEN' }])
  const id = server.world.ids()
  const { data } = await manager().call(register, 'importRows', {
    id,
    of: 'dish',
    fileName: 'dishes.csv',
    rows,
  })
  expect(data).toEqual({ added: 400, problems: [] })
  const { total } = (await manager().call(ingredient, 'list', {})).data
  expect(total).toBe(23)
  const [last] = (await manager().call(dish, 'list', { text: 'Dish 399' })).data.records
  expect(await contents(last?.id ?? '')).toMatchObject({
    contains: ['wheat', 'dairy', 'egg'],
    unchecked: ['Special sauce 19'],
  })
})
