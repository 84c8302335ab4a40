// A round of toilet visits, with what the server stored. The board: web, nappyChange/NappyChangeScreen.test.tsx.
import { today } from '@daybook/contract/today/today.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import type { Page } from '@playwright/test'
import { chooseAllPresent, does, openSheet, sheetOf, shortName } from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

const screen = '/pages/home/task/nappy-change'

type Search = { code?: string; taskId?: string }
const board = async (page: Page, search: Search) => (await callAs(page, toiletVisit, 'getBoard', search)).data
type Child = Awaited<ReturnType<typeof board>>['children'][number]

test('all present are recorded at once, with an exception in place', async ({ teacher }) => {
  await open(teacher, screen)
  const { data: items } = await callAs(teacher, today, 'listDay', {})
  const task = items.find((item) => item.kind === 'toiletVisit' && item.roomCode === 'tui' && item.done === 0)
  expect(task?.page).toContain('tab=toilet')
  await open(teacher, task?.page ?? '')
  const search = { taskId: task?.id ?? '', code: 'tui' }
  const before = await board(teacher, search)
  const outOfNappies = before.children.filter((child) => child.presence === 'present' && !child.inNappies)
  await expect(teacher.getByText(`0 of ${before.task?.total} children`)).toBeAttached()

  const awaited = await chooseAllPresent(teacher, outOfNappies)
  const [special] = awaited as [Child]
  await openSheet(teacher, special)
  const sheet = sheetOf(teacher, special)
  await sheet.getByRole('radio', { name: 'Accident' }).check()
  await sheet.getByLabel('Note').fill('Spare clothes used')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(teacher.getByText(new RegExp(`; ${shortName(special)} set separately$`))).toBeVisible()
  await does(teacher, 'Wee').click()

  const kept = async () => (await callAs(teacher, toiletVisit, 'listEntries', search)).data
  await expect.poll(async () => (await kept()).length).toBe(awaited.length)
  for (const { childId, detail, note } of await kept()) {
    const isSpecial = childId === special.id
    expect(detail).toEqual({ outcome: isSpecial ? 'accident' : 'wee', how: 'prompted' })
    expect(note).toBe(isSpecial ? 'Spare clothes used' : null)
  }
  const { task: after } = await board(teacher, search)
  expect(after?.done).toBe(awaited.length)
  await expect(teacher.getByText(`${after?.done} of ${after?.total} children`)).toBeAttached()
})
