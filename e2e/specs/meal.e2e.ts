// A room's lunch by two teachers, one of them offline, with a child whose allergy arrives meanwhile: the server refuses
// the child, nothing of it is recorded, and the others can be recorded without the child. What the screen says and asks:
// web, meal/MealScreen.test.tsx.

import { child } from '@daybook/contract/child/child.contract.ts'
import { type MealDetail, meal } from '@daybook/contract/meal/meal.kind.ts'
import type { Page } from '@playwright/test'
import { does, freeOn, press, said, shortName, tile } from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

const code = 'totara'
const lunch: MealDetail = {
  eaten: 'all',
  meal: 'lunch',
  seconds: false,
  water: true,
  what: 'Macaroni cheese',
  contains: ['dairy', 'wheat'],
  alternative: false,
}
const board = async (page: Page) => (await callAs(page, meal, 'getBoard', { code })).data
const isPlain = ({ allergies, diets, dietAvoids }: Awaited<ReturnType<typeof board>>['children'][number]) =>
  allergies.length + diets.length + dietAvoids.length === 0

test.use({ allowedProblems: [/DISCONNECTED/] })

test('a child whose allergy arrives while a teacher is offline is not recorded', async ({
  teacher,
  manager,
}) => {
  await open(teacher, `/pages/home/task/meal?code=${code}`)
  const [allergic, other] = freeOn(await board(teacher), 2, isPlain)
  if (!allergic || !other) throw new Error('the room has too few children without allergies')
  await press(teacher, /say what there is|Contains/)
  await teacher.getByLabel('What is there to eat?').fill(lunch.what ?? '')
  await teacher.getByRole('checkbox', { name: 'Milk', exact: true }).check()
  await teacher.getByRole('checkbox', { name: 'Wheat', exact: true }).check()
  await press(teacher, 'Confirm')

  await teacher.context().setOffline(true)
  for (const one of [allergic, other]) await tile(teacher, one).click()
  await does(teacher, 'Ate all').click()
  const { data: record } = await callAs(manager, child, 'get', { id: allergic.id })
  const allergies = [{ substance: 'Cow’s milk', severity: 'severe', plan: 'Call 111' }]
  await callAs(manager, child, 'submit', { ...record, allergies } as never)
  await teacher.context().setOffline(false)

  await expect(teacher.getByText(new RegExp(`conflicts with ${shortName(allergic)}’s allergy`))).toBeVisible()
  await press(teacher, new RegExp(`^Record for ${shortName(other)}`))
  await expect(said(teacher, new RegExp(shortName(other)))).toBeVisible()
  const entriesOf = async (id: string) =>
    (await board(manager)).children.find((one) => one.id === id)?.entries.map(({ detail }) => detail) ?? []
  await expect
    .poll(() => entriesOf(other.id))
    .toMatchObject([{ what: lunch.what, contains: expect.arrayContaining(lunch.contains) }])
  expect(await entriesOf(allergic.id)).toEqual([])
})
