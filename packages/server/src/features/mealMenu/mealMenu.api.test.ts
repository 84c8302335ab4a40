import { child } from '@daybook/contract/child/child.contract.ts'
import { dish } from '@daybook/contract/dish/dish.kind.ts'
import { ingredient } from '@daybook/contract/ingredient/ingredient.kind.ts'
import { meal } from '@daybook/contract/meal/meal.kind.ts'
import type { MealTime } from '@daybook/contract/meal/meal.rules.ts'
import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const teacher = () => server.as(centre().teacher)
const manager = () => server.as(centre().manager)
const addDish = async (name: string, ...names: string[]) =>
  (await manager().call(dish, 'submit', { name, ingredients: names.map((name) => ({ name })) })).data.id
const addMenu = async (over: object = {}) =>
  (await manager().call(mealMenu, 'submit', { name: 'Spring', startsOn: '2026-11-16', weeks: 2, ...over }))
    .data.id
const set = (id: string, dishIds: string[], over: object = {}) =>
  manager().call(mealMenu, 'setDishes', { id, week: 1, weekday: 3, meal: 'lunch', dishIds, ...over })
const publish = (id: string) => manager().call(mealMenu, 'publish', { id })
const week = async (day = worldDay, by = teacher()) => (await by.call(mealMenu, 'getWeek', { day })).data
/** What a day has for lunch. */
const lunch = async (day = worldDay) =>
  (await week(day)).days.find((one) => one.day === day)?.meals.find(({ meal }) => meal === 'lunch')
const names = async (day = worldDay) => (await lunch(day))?.dishes.map(({ name }) => name) ?? []
const change = (dishIds: string[], over: object = {}) =>
  manager().call(mealMenu, 'changeDay', {
    id: server.world.ids(),
    day: worldDay,
    meal: 'lunch' as MealTime,
    dishIds,
    reason: 'The oven is broken.',
    ...over,
  })
const at = (day: string) => server.world.clock.set(`${day}T00:30:00.000Z`)

describe('a menu', () => {
  it('is seen by all staff once it is published, and comes round again', async () => {
    const menu = await addMenu()
    await set(menu, [await addDish('Fish pie', 'Fish', 'Milk', 'Potato')])
    expect(await names()).toEqual([])
    expect((await teacher().call(mealMenu, 'getPlan', { id: menu })).status).toBe(403)
    expect((await publish(menu)).status).toBe(200)
    expect(await lunch()).toMatchObject({
      dishes: [{ name: 'Fish pie', contains: ['fish', 'dairy'] }],
      change: null,
    })
    expect(await names('2026-11-25')).toEqual([])
    expect(await names('2026-12-02')).toEqual(['Fish pie'])
  })

  it('is not published without dishes, nor with one whose contents nobody knows, which is named', async () => {
    const menu = await addMenu()
    expect(await publish(menu)).toMatchObject({ status: 422, error: 'MENU_EMPTY' })
    await set(menu, [await addDish('Mystery')])
    expect(await publish(menu)).toMatchObject({ error: 'MENU_DISH_UNKNOWN', about: { dishes: 'Mystery' } })
    await set(menu, [await addDish('Stew', 'Grandma’s sauce')])
    expect(await publish(menu)).toMatchObject({ error: 'MENU_DISH_UNKNOWN', about: { dishes: 'Stew' } })
    const [sauce] = (await manager().call(ingredient, 'list', { text: 'Grandma' })).data.records
    await manager().call(ingredient, 'submit', { id: sauce?.id, label: 'checked' })
    expect((await publish(menu)).status).toBe(200)
  })

  it('keeps the past when its rotation is changed after it was published', async () => {
    const menu = await addMenu({ weeks: 1 })
    const [soup, stew] = [await addDish('Soup', 'Carrot'), await addDish('Stew', 'Potato')]
    await set(menu, [soup])
    await publish(menu)
    await set(menu, [stew])
    expect(await names()).toEqual(['Soup'])
    expect(await names('2026-11-25')).toEqual(['Stew'])
    expect(await set(menu, [await addDish('Mystery')])).toMatchObject({ error: 'MENU_DISH_UNKNOWN' })
    const refused = await manager().call(mealMenu, 'submit', { id: menu, weeks: 2 })
    expect(refused).toMatchObject({ status: 409, error: 'MENU_PUBLISHED' })
    expect((await manager().call(mealMenu, 'remove', { ids: menu })).status).toBe(409)
    expect((await manager().call(dish, 'remove', { ids: stew })).status).toBe(409)
  })

  it('is copied week by week', async () => {
    const menu = await addMenu()
    await set(menu, [await addDish('Soup', 'Carrot'), await addDish('Toast', 'Bread')])
    await manager().call(mealMenu, 'copyWeek', { id: menu, from: 1, to: 2 })
    const { cells } = (await manager().call(mealMenu, 'getPlan', { id: menu })).data
    expect(cells.map(({ week, weekday, dishes }) => [week, weekday, dishes.map(({ name }) => name)])).toEqual(
      [
        [1, 3, ['Soup', 'Toast']],
        [2, 3, ['Soup', 'Toast']],
      ],
    )
  })

  it('starts on a Monday', async () => {
    const wrong = await manager().call(mealMenu, 'submit', { name: 'Late', startsOn: '2026-11-17', weeks: 1 })
    expect(wrong).toMatchObject({ status: 400, fields: { startsOn: 'NOT_A_MONDAY' } })
  })
})

describe('a change for one day', () => {
  it('takes the place of the rotation, is told, and can be reverted', async () => {
    const menu = await addMenu({ weeks: 1 })
    await set(menu, [await addDish('Soup', 'Carrot')])
    await publish(menu)
    const id = server.world.ids()
    const toast = await addDish('Toast', 'Bread')
    expect((await change([toast], { id })).status).toBe(200)
    expect((await change([toast], { id })).status).toBe(200)
    expect(await lunch()).toMatchObject({
      dishes: [{ name: 'Toast' }],
      change: { reason: 'The oven is broken.', byName: 'Mere Manager' },
    })
    expect(await names('2026-11-25')).toEqual(['Soup'])
    const { records } = (await teacher().call(message, 'listMessages', {})).data
    expect(records.filter(({ kind }) => kind === 'mealMenu.changed')).toHaveLength(1)
    at('2026-11-18')
    await manager().call(mealMenu, 'revertDay', { id: server.world.ids(), day: worldDay, meal: 'lunch' })
    expect(await names()).toEqual(['Soup'])
  })

  it('is refused for a past day, and for a dish whose contents nobody knows', async () => {
    const soup = await addDish('Soup', 'Carrot')
    expect(await change([soup], { day: '2026-11-17' })).toMatchObject({ error: 'MENU_DAY_PAST' })
    expect(await change([await addDish('Mystery')])).toMatchObject({ error: 'MENU_DISH_UNKNOWN' })
  })
})

describe('children with a conflict', () => {
  it('stand at the dish and in what to cook, with what they must avoid', async () => {
    const { under2, toddlers } = centre()
    const [aroha = ''] = under2.present
    await server.world.build(centre().tenantId, (make) =>
      make.allergy(aroha, { substance: 'Nuts', severity: 'anaphylaxis', allergens: ['treeNuts'] }),
    )
    await manager().call(child, 'submit', { id: toddlers.absent, diets: ['vegetarian'] })
    const menu = await addMenu({ weeks: 1 })
    await set(menu, [await addDish('Curry', 'Chicken', 'Cashews'), await addDish('Fruit', 'Apple')])
    await publish(menu)
    const [curry, fruit] = (await lunch())?.dishes ?? []
    expect(curry?.avoiding).toEqual([
      expect.objectContaining({ childId: aroha, roomId: under2.id, avoids: ['cashew'], isAnaphylaxis: true }),
      expect.objectContaining({ childId: toddlers.absent, avoids: ['poultry'], isAnaphylaxis: false }),
    ])
    expect(fruit?.avoiding).toEqual([])
    const { rooms } = (await teacher().call(mealMenu, 'getServings', { day: worldDay, meal: 'lunch' })).data
    expect(
      rooms.map(({ name, toServe, here, children }) => [
        name,
        toServe,
        here,
        children.map(({ avoids }) => avoids),
      ]),
    ).toEqual([
      ['Under twos', 4, 3, [['cashew']]],
      ['Toddlers', 4, 3, [['poultry']]],
    ])
  })
})

describe('a recall', () => {
  it('finds the days of an ingredient and who was there, also after the dish has changed', async () => {
    const menu = await addMenu({ weeks: 1 })
    const pie = await addDish('Pie', 'Spinach', 'Flour')
    await set(menu, [pie])
    await publish(menu)
    const [spinach] = (await manager().call(ingredient, 'list', { text: 'Spinach' })).data.records
    const find = async () =>
      (
        await manager().call(mealMenu, 'recall', {
          ingredientId: spinach?.id ?? '',
          from: '2026-11-16',
          until: '2026-11-30',
        })
      ).data
    expect((await find()).map(({ day, meals, children }) => [day, meals, children.length])).toEqual([
      [worldDay, [{ meal: 'lunch', dishes: ['Pie'] }], 6],
      ['2026-11-25', [{ meal: 'lunch', dishes: ['Pie'] }], 0],
    ])
    await manager().call(dish, 'submit', { id: pie, ingredients: [{ name: 'Flour' }] })
    expect((await find()).map(({ day }) => day)).toEqual([worldDay])
    expect(
      (
        await teacher().call(mealMenu, 'recall', {
          ingredientId: spinach?.id ?? '',
          from: worldDay,
          until: worldDay,
        })
      ).status,
    ).toBe(403)
  })
})

describe('a shopping list', () => {
  it('has each ingredient once, with its dishes and the children who are booked', async () => {
    const menu = await addMenu()
    await set(menu, [await addDish('Fish pie', 'Fish', 'Milk')])
    await set(menu, [await addDish('Porridge', 'Rolled oats', 'Milk')], { meal: 'breakfast', weekday: 4 })
    await publish(menu)
    const { data } = await manager().call(mealMenu, 'getShopping', { day: worldDay })
    expect(data).toMatchObject({ from: '2026-11-16', until: '2026-11-22' })
    expect(data.ingredients.map(({ name }) => name)).toEqual(['Fish', 'Milk', 'Rolled oats'])
    const [fish, milk] = data.ingredients
    const [use] = fish?.uses ?? []
    expect(use).toMatchObject({ day: worldDay, meal: 'lunch', dish: 'Fish pie' })
    expect(use?.children).toBeGreaterThan(0)
    expect(milk?.uses.map(({ dish }) => dish)).toEqual(['Fish pie', 'Porridge'])
    expect(milk?.portions).toBe(milk?.uses.reduce((sum, { children }) => sum + children, 0))
    expect(await teacher().call(mealMenu, 'getShopping', { day: worldDay })).toMatchObject({ status: 403 })
  })
})

describe('how meals were eaten', () => {
  const ate = async (childId: string, eaten: 'all' | 'some' | 'none', over: object = {}) => {
    const detail = {
      eaten,
      meal: 'lunch',
      seconds: false,
      water: true,
      what: 'Rice',
      contains: [],
      alternative: false,
    }
    const record = { id: server.world.ids(), childId, occurredAt: server.world.clock.now().toISOString() }
    const records = [{ ...record, detail: { ...detail, ...over } }] as never
    const answer = await teacher().call(meal, 'recordMany', { records })
    expect(answer.status).toBe(200)
    return record.id
  }
  const eaten = async (days: object = {}) => (await teacher().call(mealMenu, 'getEaten', days)).data

  it('says first who left most, and what was left over', async () => {
    const [mia = '', tom = ''] = centre().under2.present
    await ate(mia, 'all', { seconds: true })
    const voided = await ate(tom, 'all')
    await teacher().call(meal, 'remove', { ids: voided })
    await ate(tom, 'none')
    await ate(tom, 'some', { what: 'Soup', meal: 'afternoonTea', alternative: true })
    const found = await eaten()
    expect(found.children).toMatchObject([
      { id: tom, served: 2, some: 1, none: 1 },
      { id: mia, served: 1, all: 1, seconds: 1 },
    ])
    expect(found.dishes).toEqual([{ what: 'Rice', served: 2, all: 1, most: 0, some: 0, none: 1, seconds: 1 }])
    expect(await eaten({ from: '2026-11-01', until: '2026-11-02' })).toMatchObject({
      children: [],
      dishes: [],
    })
  })
})
