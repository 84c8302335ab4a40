// A room's meal is recorded at once. Whoever must avoid what is served is left out, and is given it only with a reason
// and a second person.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { meal } from '@daybook/contract/meal/meal.kind.ts'
import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, entryOf, rooms } from '../care/fake.board.ts'

const { user } = hana()
const second = '00000000-0000-7000-8000-0000000000a7'
const pasta = {
  eaten: 'most',
  meal: 'morningTea',
  seconds: false,
  water: true,
  what: 'Cheese scones',
  contains: ['dairy', 'wheat'],
  alternative: false,
} as const
type Meal = Omit<typeof pasta, 'contains'> & { contains: ('dairy' | 'wheat')[] }
const served: Meal = { ...pasta, contains: ['dairy', 'wheat'] }

const freya = childOn<Meal>(1, 'Freya')
const tama = childOn<Meal>(2, 'Tama', {
  allergies: [
    { substance: 'Milk', severity: 'severe', note: null, allergens: ['dairy'], planExpiresOn: null },
  ],
})
const mia = childOn<Meal>(3, 'Mia')
const hadIt = entryOf<Meal>(mia, served)

const does = (what: string) => page.getByRole('button', { name: new RegExp(`^${what} for `) })
const held = page.getByRole('dialog', { name: 'Check before recording' })
const recorded = () => callsOf(meal, 'recordMany').flatMap(({ records }) => records)

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(mealMenu, { getWeek: () => ({ days: [], rooms: [] }) })
  answer(meal, {
    getBoard: () => boardOf([freya, tama, { ...mia, last: hadIt, entries: [hadIt] }]),
    recordMany: () => [],
  })
})

test('everybody is recorded in two taps, without the child who must avoid it', async () => {
  openScreen(to.meal({ code: 'tui' }))
  await expect.element(page.getByText('Morning tea: Cheese scones. Contains Milk, Wheat')).toBeVisible()
  await expect.element(page.getByText('Must avoid Milk')).toBeVisible()
  await page.getByRole('button', { name: 'Everyone else (2)' }).click()
  await expect.element(page.getByText(/Left out because of allergy or diet: Tama/)).toBeVisible()
  await does('Ate all').click()
  await expect.poll(recorded).toHaveLength(2)
  expect(recorded().map(({ childId }) => childId)).toEqual([freya.id, mia.id])
  expect(recorded()[0]?.detail).toEqual({ ...served, eaten: 'all' })
})

test('a child with a conflict has an alternative', async () => {
  openScreen(to.meal({ code: 'tui' }))
  await page.getByRole('button', { name: /Tama Parata/ }).click()
  await does('Ate all').click()
  await expect.element(held.getByText('May contain: Milk')).toBeVisible()
  await held.getByRole('radio', { name: 'Had an alternative' }).click()
  await held.getByRole('button', { name: 'Record for Tama' }).click()
  await expect.poll(recorded).toMatchObject([{ childId: tama.id, detail: { alternative: true } }])
})

test('or is given it with a reason and a second person', async () => {
  openScreen(to.meal({ code: 'tui' }))
  const atWork = (userId: string, realName: string) => ({
    id: userId,
    userId,
    realName,
    avatar: '',
    roomCode: null,
    roomName: null,
    signedInAt: '2026-03-10T19:00:00.000Z',
  })
  answer(attendance, {
    listStaffAtWork: () => [atWork(user.id, 'Hana Ngata'), atWork(second, 'Mere Tamihana')],
  })
  await page.getByRole('button', { name: /Tama Parata/ }).click()
  await does('Ate some').click()
  await held.getByRole('radio', { name: 'This one is free of it' }).click()
  await expect.element(held.getByRole('button', { name: 'Record for Tama' })).toBeDisabled()
  await held.getByRole('button', { name: 'Mere Tamihana' }).click()
  await held.getByRole('button', { name: 'Record for Tama' }).click()
  await expect.poll(recorded).toMatchObject([
    {
      childId: tama.id,
      conflictReason: 'This one is free of it',
      checkedBy: second,
    },
  ])
})

const dish = (name: string, contains: ('dairy' | 'beef' | 'poultry' | 'halalMeat')[]) => ({
  id: name,
  name,
  nameZh: null,
  contains,
  hasIngredients: true,
  unchecked: [] as string[],
  avoiding: [],
})
const onMenu = (dishes: ReturnType<typeof dish>[]) => {
  const meals = [{ meal: 'morningTea' as const, dishes, change: null }]
  answer(mealMenu, { getWeek: () => ({ days: [{ day: '2026-03-11', menuName: null, meals }], rooms: [] }) })
}

test('what the menu has for the meal is there already', async () => {
  onMenu([dish('Chicken', ['poultry', 'halalMeat']), dish('Beef pie', ['beef', 'dairy'])])
  answer(meal, { getBoard: () => boardOf([freya, tama, mia]), recordMany: () => [] })
  openScreen(to.meal({ code: 'tui' }))
  // Not certified, because not all of its meat is.
  await expect
    .element(page.getByText('Morning tea: Chicken, Beef pie. Contains Poultry, Beef, Milk'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Everyone else (2)' }).click()
  await does('Ate all').click()
  await expect
    .poll(recorded)
    .toMatchObject([
      { childId: freya.id, detail: { what: 'Chicken, Beef pie', contains: ['poultry', 'beef', 'dairy'] } },
      { childId: mia.id },
    ])
})

test('while nobody has said what there is, children with allergies are left out too', async () => {
  // What the dish contains is not known any more.
  onMenu([{ ...dish('Smoothie', []), unchecked: ['Mango'] }])
  answer(meal, { getBoard: () => boardOf([freya, tama, mia]) })
  openScreen(to.meal({ code: 'tui' }))
  await expect.element(page.getByText('Morning tea: say what there is and what it contains')).toBeVisible()
  await expect.element(page.getByText('Say what it contains first')).toBeVisible()
  // Of the three who are here.
  await expect.element(page.getByRole('button', { name: 'Everyone else (2)' })).toBeVisible()
})
