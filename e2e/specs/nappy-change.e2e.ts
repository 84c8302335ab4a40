// Nappy changes for a teacher and a manager, in the rooms of the youngest. Each test uses its own children and checks
// what the server stored.

import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import type { Page } from '@playwright/test'
import { chooseAllPresent, onTile, openSheet, shortName } from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

const screen = '/pages/home/task/nappy-change'
const timeZone = 'Pacific/Auckland'

type Search = { code?: string; taskId?: string; date?: string }
type Child = Awaited<ReturnType<typeof board>>['children'][number]

const board = async (page: Page, search: Search) => (await callAs(page, nappyChange, 'getBoard', search)).data
const childOf = async (page: Page, search: Search, id: string) =>
  (await board(page, search)).children.find((child) => child.id === id)

/** Opens a room's board. @returns present children in nappies, from the given index on */
async function openWith(page: Page, code: string, from: number, count: number): Promise<Child[]> {
  await open(page, `${screen}?code=${code}`)
  const { children } = await board(page, { code })
  const here = children.filter((child) => child.presence === 'present' && child.inNappies)
  const chosen = here.slice(from, from + count)
  expect(chosen).toHaveLength(count)
  return chosen
}

const named = (child: Child) => onTile(child)
const tile = (page: Page, child: Child) => page.getByRole('button', { name: named(child) })
const does = (page: Page, what: string) => page.getByRole('button', { name: new RegExp(`^${what} for `) })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const newest = (child: Child | undefined) => child?.entries.at(-1)

test('one child takes two taps', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'piwakawaka', 0, 1)) as [Child]
  await tile(teacher, child).click()
  await expect(tile(teacher, child)).toHaveAttribute('aria-pressed', 'true')
  await does(teacher, 'Soiled nappy').click()
  await expect(said(teacher, new RegExp(`^Soiled nappy, ${shortName(child)}, \\d\\d:\\d\\d$`))).toBeVisible()
  await expect(tile(teacher, child)).toHaveAttribute('aria-pressed', 'false')
  const kept = async () => newest(await childOf(teacher, { code: 'piwakawaka' }, child.id))
  const detail = { contents: 'soiled', skin: 'normal', creamUsed: false }
  await expect.poll(kept).toMatchObject({ detail, recordedBy: { name: expect.stringContaining('Hana') } })
  await teacher.reload()
  await expect(tile(teacher, child)).toContainText('Soiled')
})

test('the whole room takes two taps, with an exception in place', async ({ teacher }) => {
  await open(teacher, screen)
  const { data: items } = await callAs(teacher, today, 'listDay', {})
  const task = items.find((item) => item.kind === 'nappyChange' && item.roomCode === 'tui' && item.done === 0)
  const search = { taskId: task?.id ?? '', code: 'tui' }
  await open(teacher, `${screen}?taskId=${search.taskId}&code=tui`)
  const before = await board(teacher, search)
  const inNappies = before.children.filter((child) => child.presence === 'present' && child.inNappies)
  await expect(teacher.getByText(`0 of ${before.task?.total} children`)).toBeAttached()

  const awaited = await chooseAllPresent(teacher, inNappies)
  const [special] = awaited as [Child]
  await openSheet(teacher, special)
  const sheet = teacher.getByRole('dialog', { name: special.firstName })
  await sheet.getByRole('radio', { name: 'Both' }).check()
  await sheet.getByRole('radio', { name: 'Red' }).check()
  await sheet.getByLabel('Cream used').check()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(
    teacher.getByText(
      new RegExp(`^For ${awaited.length} children, .*; ${shortName(special)} set separately$`),
    ),
  ).toBeVisible()
  await does(teacher, 'Wet nappy').click()
  await expect(
    said(teacher, new RegExp(`Wet nappy, for .* and ${awaited.length - 2} others, `)),
  ).toBeVisible()

  const kept = async () => (await callAs(teacher, nappyChange, 'listEntries', search)).data
  await expect.poll(async () => (await kept()).length).toBe(awaited.length)
  const ofSpecial = (await kept()).find((entry) => entry.childId === special.id)
  expect(ofSpecial?.detail).toEqual({ contents: 'both', skin: 'red', creamUsed: true })
  expect((await kept()).filter((entry) => entry.detail.contents === 'wet')).toHaveLength(awaited.length - 1)
  const { task: after } = await board(teacher, search)
  expect(after?.done).toBe(awaited.length)
  await expect(teacher.getByText(`${after?.done} of ${after?.total} children`)).toBeAttached()
})

test('a late entry has its own time, also on another day', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'piwakawaka', 3, 1)) as [Child]
  const { day } = await board(teacher, { code: 'piwakawaka' })
  // Just after the child arrived.
  const came = new Date(Date.parse(child.signedInAt ?? '') + 120_000)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(came)
  await press(teacher, /^Time .* Choose another$/)
  const sheet = teacher.getByRole('dialog', { name: 'When was it?' })
  await sheet.getByLabel('Time', { exact: true }).fill(time)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await tile(teacher, child).click()
  await does(teacher, 'Wet nappy').click()
  await expect(said(teacher, new RegExp(`Wet nappy, ${shortName(child)}, ${time}`))).toBeVisible()
  const at = instantOf(day, time, timeZone).toISOString()
  const ofDay = async (search: Search) =>
    (await childOf(teacher, search, child.id))?.entries.map((entry) => entry.occurredAt)
  await expect.poll(() => ofDay({ code: 'piwakawaka' })).toContain(at)

  await press(teacher, /^Time .* Choose another$/)
  const date = '2026-03-10'
  await sheet.getByLabel('Day').fill(date)
  await expect(teacher.getByText(/^Late entries for Pīwakawaka, Tuesday/)).toBeVisible()
  const { children } = await board(teacher, { code: 'piwakawaka', date })
  const then = children.find((one) => one.stays.length > 0) as Child
  await tile(teacher, then).click()
  await expect(teacher.getByText('Choose the time first')).toBeVisible()
  await press(teacher, 'Choose the time first')
  const from = new Date(Date.parse(then.stays[0]?.signedInAt ?? '') + 60_000)
  const late = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(from)
  await sheet.getByLabel('Time', { exact: true }).fill(late)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await does(teacher, 'Soiled nappy').click()
  const onThatDay = instantOf(date, late, timeZone).toISOString()
  await expect
    .poll(async () => (await childOf(teacher, { code: 'piwakawaka', date }, then.id))?.entries)
    .toContainEqual(expect.objectContaining({ occurredAt: onThatDay, late: true }))
})

test('a child who is not here is signed in first, and then chosen', async ({ teacher, manager }) => {
  const [child] = (await openWith(teacher, 'piwakawaka', 4, 1)) as [Child]
  expect((await callAs(manager, attendance, 'signOut', { ids: child.id })).status).toBe(200)
  await teacher.reload()
  const row = teacher.getByRole('region', { name: 'Not here' }).getByRole('button', { name: named(child) })
  await expect(row).toContainText('Went home')
  await row.click()
  const sheet = teacher.getByRole('dialog', { name: `${child.firstName} is not signed in` })
  await sheet.getByRole('button', { name: `Sign ${child.firstName} in` }).click()
  await expect(tile(teacher, child)).toHaveAttribute('aria-pressed', 'true')
  await does(teacher, 'Wet nappy').click()
  const kept = () => childOf(teacher, { code: 'piwakawaka' }, child.id)
  await expect.poll(async () => newest(await kept())?.detail.contents).toBe('wet')
  expect((await kept())?.stays).toHaveLength(child.stays.length + 1)
})
