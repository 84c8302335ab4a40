// Toilet visits on the second tab of the nappy round, including for children who are still learning. Each test uses its
// own children and checks what the server stored.
import { today } from '@daybook/contract/today/today.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import type { Page } from '@playwright/test'
import {
  chooseAllPresent,
  does,
  freeOn,
  openEntry,
  press,
  said,
  sheetOf,
  shortName,
  tile,
} from '../support/boards.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

const screen = '/pages/home/task/nappy-change'

type Search = { code?: string; taskId?: string }
const board = async (page: Page, search: Search) => (await callAs(page, toiletVisit, 'getBoard', search)).data
type Child = Awaited<ReturnType<typeof board>>['children'][number]

const entriesOf = async (page: Page, { id }: Child) =>
  (await board(page, { code: 'tui' })).children.find((child) => child.id === id)?.entries ?? []
const newest = async (page: Page, child: Child) => (await entriesOf(page, child)).at(-1)

async function openWith(page: Page, count: number): Promise<Child[]> {
  await open(page, `${screen}?tab=toilet&code=tui`)
  return freeOn(await board(page, { code: 'tui' }), count)
}

test('is the second tab of the nappy round, with children who use the toilet first', async ({ teacher }) => {
  await open(teacher, `${screen}?code=tui`)
  const tabs = teacher.getByRole('group', { name: 'Nappy or toilet' })
  await expect(tabs.getByRole('button', { name: 'Nappy change' })).toHaveAttribute('aria-pressed', 'true')
  await tabs.getByRole('button', { name: 'Toilet' }).click()
  await expect(teacher).toHaveURL(/tab=toilet/)
  await settled(teacher)
  await expect(teacher.getByRole('region', { name: 'Here', exact: true })).toContainText('Choose who went')
  const here = (await board(teacher, { code: 'tui' })).children.filter(
    ({ presence }) => presence === 'present',
  )
  for (const child of here) {
    const part = teacher.getByRole('region', { name: child.inNappies ? 'In nappies' : 'Here', exact: true })
    await expect(tile(part, child)).toBeVisible()
  }
})

test('“Wee” takes two taps', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 1)) as [Child]
  await tile(teacher, child).click()
  await does(teacher, 'Wee').click()
  await expect(said(teacher, new RegExp(`^Wee, ${shortName(child)}, \\d\\d:\\d\\d$`))).toBeVisible()
  await expect(tile(teacher, child)).toContainText('Wee')
  await expect
    .poll(async () => (await newest(teacher, child))?.detail)
    .toEqual({ outcome: 'wee', how: 'prompted' })
})

test('“asked” and a note are entered once for all chosen children', async ({ teacher }) => {
  const children = await openWith(teacher, 2)
  for (const child of children) await tile(teacher, child).click()
  await press(teacher, 'More')
  const more = teacher.getByRole('dialog', { name: 'More' })
  await more.getByRole('radio', { name: 'The child asked' }).check()
  await more.getByLabel('Note').fill('Before going out')
  await more.getByRole('button', { name: 'Confirm' }).click()
  await does(teacher, 'Wee').click()
  const expected = { detail: { outcome: 'wee', how: 'asked' }, note: 'Before going out' }
  for (const child of children) await expect.poll(() => newest(teacher, child)).toMatchObject(expected)
  const [child] = children as [Child]
  await openEntry(teacher, child)
  const sheet = teacher.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: /^Wee, asked to go/ })).toBeVisible()
  await expect(sheet.getByText('Before going out')).toBeVisible()
})

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
  await press(teacher, `Open ${special.firstName}`)
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

test('an entry can be undone within ten seconds', async ({ colleague }) => {
  const [child] = (await openWith(colleague, 1)) as [Child]
  await tile(colleague, child).click()
  await does(colleague, 'Poo').click()
  await expect.poll(async () => (await newest(colleague, child))?.detail.outcome).toBe('poo')
  await press(colleague, 'Undo')
  await expect(said(colleague, 'Undone')).toBeVisible()
  await expect.poll(() => entriesOf(colleague, child)).toEqual(child.entries)
})
