import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import type { MenuWeek, Plan, Servings } from './mealMenu.data.ts'

const id = (end: string) => `00000000-0000-7000-8000-0000000000${end}`
const curry = {
  id: id('d1'),
  name: 'Chicken curry',
  nameZh: '咖喱鸡',
  contains: ['poultry' as const, 'cashew' as const],
  hasIngredients: true,
  unchecked: [],
}
const fruit = { ...curry, id: id('d2'), name: 'Fruit platter', nameZh: null, contains: [] }
const ari = {
  childId: id('c1'),
  name: 'Ari Parata',
  roomId: id('a1'),
  avoids: ['cashew' as const],
  isAnaphylaxis: true,
}
const freya = { ...ari, childId: id('c2'), name: 'Freya Lund', roomId: id('a2'), isAnaphylaxis: false }

/** From Monday 9 March 2026; today is Wednesday. */
const week = (): MenuWeek => ({
  days: [9, 10, 11, 12, 13, 14, 15].map((date) => ({
    day: `2026-03-${String(date).padStart(2, '0')}`,
    menuName: 'Autumn',
    meals:
      date === 11
        ? [
            {
              meal: 'lunch' as const,
              dishes: [
                { ...curry, avoiding: [ari, freya] },
                { ...fruit, avoiding: [] },
              ],
              change: { reason: 'The oven is broken.', byName: 'Mere', at: '2026-03-10T20:00:00.000Z' },
            },
          ]
        : [],
  })),
  rooms: [
    { id: id('a1'), name: 'Tūī' },
    { id: id('a2'), name: 'Kererū' },
  ],
})
const servings = (): Servings => ({
  meal: 'lunch',
  dishes: [curry],
  change: null,
  rooms: [
    {
      id: id('a1'),
      name: 'Tūī',
      toServe: 7,
      here: 5,
      children: [
        {
          id: ari.childId,
          name: ari.name,
          avoids: ['cashew'],
          dishIds: [curry.id],
          isAnaphylaxis: true,
          dietNote: null,
          texture: 'cutSmall',
        },
      ],
    },
    { id: id('a2'), name: 'Kererū', toServe: 4, here: 4, children: [] },
  ],
})
const plan = (): Plan => ({
  id: id('b1'),
  name: 'Winter',
  startsOn: '2026-06-01',
  weeks: 2,
  publishedAt: null,
  cells: [{ week: 1, weekday: 1, meal: 'lunch', dishes: [curry] }],
})

test('the week says what each dish contains and who must not have it, room by room', async () => {
  signedInAs('teacher')
  answer(mealMenu, { getWeek: week })
  openScreen(to.mealMenuWeek({}))
  const today = page.getByRole('region', { name: 'Wed, 11 Mar' })
  await expect.element(today).toMatchTextContent(/Today.*Lunch.*Chicken curry 咖喱鸡.*Poultry.*Cashew/)
  await expect.element(today).toMatchTextContent('Not for Ari Parata (Cashew), Freya Lund (Cashew)')
  await expect.element(today).toMatchTextContent('Changed by Mere: The oven is broken.')
  await page.getByRole('button', { name: 'Kererū' }).click()
  await expect.element(today).toMatchTextContent('Not for Freya Lund (Cashew)')
  await expect.element(today).not.toMatchTextContent('Ari Parata')
  await expect
    .element(page.getByRole('region', { name: 'Thu, 12 Mar' }))
    .toMatchTextContent('Nothing planned')
  await expect.element(page.getByText('Sat, 14 Mar')).not.toBeInTheDocument()
})

test('the paper for the wall is in both languages and names no child', async () => {
  signedInAs('teacher')
  answer(mealMenu, { getWeek: week })
  openScreen(to.mealMenuWeek({}))
  await expect.element(page.getByRole('region', { name: 'Wed, 11 Mar' })).toBeVisible()
  const paper = document.querySelector('[data-paper]')?.textContent ?? ''
  expect(paper).toMatch(/Menu 菜单.*星期三.*Lunch午餐.*Chicken curry咖喱鸡.*Cashew 腰果/)
  expect(paper).not.toContain('Ari')
})

test('a week without a menu offers those who edit menus the first step', async () => {
  signedInAs('manager')
  answer(mealMenu, {
    getWeek: () => ({ days: week().days.map((day) => ({ ...day, meals: [] })), rooms: [] }),
  })
  openScreen(to.mealMenuWeek({}))
  await expect.element(page.getByText('No menu for this week yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open menus' })).toBeVisible()
})

test('what to cook says how many in each room, and who must not have what', async () => {
  signedInAs('teacher')
  answer(mealMenu, { getServings: servings })
  openScreen(to.mealMenuKitchen({ day: '2026-03-11', meal: 'lunch' }))
  const tui = page.getByRole('region', { name: 'Tūī' })
  await expect.element(tui).toMatchTextContent(/7 to serve, 5 here/)
  await expect
    .element(tui)
    .toMatchTextContent(/Ari Parata.*No Cashew\. Not: Chicken curry.*Cut small.*Anaphylaxis/)
  await expect.element(page.getByText('11', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change this day' })).not.toBeInTheDocument()
})

test('a day is changed with a reason', async () => {
  signedInAs('manager')
  answer(mealMenu, { getServings: servings, changeDay: () => null })
  answer(register, {
    listPicks: () => ({
      records: [curry, fruit].map(({ id, name }) => ({ id, key: id, parentId: '0', name })),
      total: 2,
      size: 20,
      current: 1,
      pages: 1,
    }),
  })
  openScreen(to.mealMenuKitchen({ day: '2026-03-11', meal: 'lunch' }))
  await page.getByRole('button', { name: 'Change this day' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: 'Chicken curry' }).click()
  await sheet.getByRole('checkbox', { name: 'Fruit platter' }).click()
  await sheet.getByRole('button', { name: 'Save change' }).click()
  expect(callsOf(mealMenu, 'changeDay')).toEqual([])
  await sheet.getByLabelText('Reason').fill('No chicken came.')
  await sheet.getByRole('button', { name: 'Save change' }).click()
  await expect.element(page.getByText('Changed for this day')).toBeVisible()
  expect(callsOf(mealMenu, 'changeDay')).toMatchObject([
    { day: '2026-03-11', meal: 'lunch', dishIds: [fruit.id], reason: 'No chicken came.' },
  ])
})

test('a menu with a dish whose contents nobody knows is not published, and says which', async () => {
  signedInAs('manager')
  answer(mealMenu, { getPlan: plan })
  refuse(mealMenu, 'publish', { status: 422, key: 'MENU_DISH_UNKNOWN', about: { dishes: 'Chicken curry' } })
  openScreen(to.mealMenuPlan({ id: id('b1') }))
  await expect
    .element(page.getByRole('region', { name: 'Monday' }))
    .toMatchTextContent(/Lunch.*Chicken curry/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByText(/Nobody has said what is in Chicken curry/)).toBeVisible()
})

test('a shopping list says for how many, and what is in the basket is ticked off', async () => {
  signedInAs('manager')
  const use = { day: '2026-03-11', meal: 'lunch' as const, dish: 'Fish pie', children: 31 }
  answer(mealMenu, {
    getShopping: () => ({
      from: '2026-03-09',
      until: '2026-03-15',
      ingredients: [{ id: id('e1'), name: 'Potato', portions: 31, uses: [use] }],
    }),
  })
  openScreen(to.mealMenuShopping({}))
  const potato = page.getByRole('checkbox', { name: /^Potato 31 portions/ })
  await expect.element(page.getByText('Wednesday Fish pie × 31')).toBeVisible()
  await potato.click()
  await expect.element(potato).toBeChecked()
})

test('who eats little comes first, and what is left over stands below', async () => {
  signedInAs('teacher')
  const child = { firstName: 'Ari', familyName: 'Parata', picture: null, roomName: 'Tūī' }
  answer(mealMenu, {
    getEaten: () => ({
      from: '2026-03-05',
      until: '2026-03-11',
      children: [
        { ...child, id: id('c1'), served: 4, all: 1, most: 0, some: 2, none: 1, seconds: 0 },
        {
          ...child,
          id: id('c2'),
          firstName: 'Freya',
          served: 4,
          all: 4,
          most: 0,
          some: 0,
          none: 0,
          seconds: 1,
        },
      ],
      dishes: [{ what: 'Fish pie', served: 20, all: 5, most: 5, some: 4, none: 6, seconds: 2 }],
    }),
  })
  openScreen(to.mealsEaten({}))
  await expect.element(page.getByRole('link', { name: /Ari Parata .*3 of 4 meals/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Freya/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: '20 5 5 4 6 2' })).toBeVisible()
})

test('on the wall of a room it shows the meal of this time, for this room alone', async () => {
  signedInAs('teacher')
  const asked: string[] = []
  answer(mealMenu, {
    getServings: ({ meal }) => {
      asked.push(meal)
      return servings()
    },
  })
  openScreen(to.mealMenuKitchen({}))
  await expect.element(page.getByRole('region', { name: 'Tūī' })).toBeVisible()
  // It is 10:30.
  expect(new Set(asked)).toEqual(new Set(['morningTea']))
  await page.getByRole('group', { name: 'Rooms' }).getByRole('button', { name: 'Kererū' }).click()
  await expect.element(page.getByRole('region', { name: 'Tūī' })).not.toBeInTheDocument()
})
