// A child's page: links to it, the timeline of the day, notes, charts, and contacts that a manager edits. Each test uses
// its own child.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { callAs, expect, goTo, open, settled, test } from '../test.ts'

const screen = '/pages/home/child'
const yesterday = '2026-03-10'

type Child = Awaited<ReturnType<typeof childrenOf>>[number]

const childrenOf = async (page: Page, code: string) =>
  (await callAs(page, attendance, 'listPresent', { code })).data
const pageOf = async (page: Page, id: string, date?: string) =>
  (await callAs(page, childPage, 'getPage', { id, date })).data
const notesOf = async (page: Page, id: string) =>
  (await callAs(page, care, 'listCareEntries', { childId: id, kind: 'dayNote', size: 100 })).data.records

/** Opens the page of a present child, from the oldest room by default. */
async function openChild(page: Page, place: number, more = '', code = 'totara'): Promise<Child> {
  const child = (await childrenOf(page, code))[place] as Child
  expect(child).toBeDefined()
  await open(page, `${screen}?id=${child.id}${more}`)
  return child
}

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const timeOf = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' }).format(
    new Date(instant),
  )

test('shows the child and the day, newest first, and another day', async ({ teacher }) => {
  const child = await openChild(teacher, 0)
  await expect(teacher.getByRole('heading', { level: 1, name: fullName(child) })).toBeVisible()
  await expect(teacher.getByText(/^Here since \d\d:\d\d$/)).toBeVisible()
  const { moments } = await pageOf(teacher, child.id)
  const rows = timeline(teacher).locator('ol').first().locator('> li')
  await expect(rows).toHaveCount(moments.length)
  for (const [index, { at }] of moments.entries()) await expect(rows.nth(index)).toContainText(timeOf(at))
  await expect(rows.last()).toContainText(/Signed in|Away/)

  await teacher.getByRole('button', { name: 'Previous day' }).click()
  await expect(teacher.getByLabel('Day', { exact: true })).toHaveValue(yesterday)
  await settled(teacher)
  const before = await pageOf(teacher, child.id, yesterday)
  await expect(rows).toHaveCount(before.moments.length)
  await teacher.getByRole('button', { name: 'Next day' }).click()
  await expect(teacher.getByText('Today, 11 Mar').first()).toBeVisible()
  await expect(teacher.getByRole('button', { name: 'Next day' })).toBeDisabled()
})

test('a note shows at once, is amended with its old text kept, and voided', async ({ teacher }) => {
  const child = await openChild(teacher, 2)
  const name = child.firstName
  await teacher.getByRole('button', { name: 'Write a note' }).click()
  const sheet = teacher.getByRole('dialog', { name: `Note about ${name}` })
  await sheet.getByRole('button', { name: 'Save note' }).click()
  await expect(sheet.getByText('Please write something')).toBeVisible()
  await sheet.getByLabel(/What would you like to note/).fill('Grandma collects at two')
  await sheet.getByRole('button', { name: 'Save note' }).click()
  const row = timeline(teacher).getByRole('button', { name: /Note.*Grandma collects at/ })
  await expect(row).toContainText('Grandma collects at two')
  const kept = async () => (await notesOf(teacher, child.id)).find(({ note }) => note?.startsWith('Grandma'))
  await expect.poll(async () => (await kept())?.note).toBe('Grandma collects at two')

  const entry = teacher.getByRole('dialog', { name: fullName(child) })
  await row.click()
  await entry.getByRole('button', { name: 'Change' }).click()
  await entry.getByLabel('Note').fill('Grandma collects at three')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Grandma collects at three')
  await expect(row).toContainText('Changed once')

  await expect.poll(async () => (await kept())?.version).toBe(2)
  await teacher.reload()
  await row.click()
  await entry.getByRole('button', { name: 'Void' }).click()
  await entry.getByRole('button', { name: 'Void this entry' }).click()
  await expect(row).toContainText('Voided')
  await expect.poll(async () => (await kept())?.voided).toBeTruthy()
})

test('an entry from a board is on the page, with its author', async ({ teacher, colleague }) => {
  const child = await openChild(teacher, 3)
  const detail = { contents: 'soiled', skin: 'normal', creamUsed: false } as const
  const id = crypto.randomUUID()
  const record = { id, childId: child.id, occurredAt: await teacher.evaluate(() => new Date().toISOString()) }
  const sent = await callAs(colleague, nappyChange, 'recordMany', { records: [{ ...record, detail }] })
  expect(sent.status).toBe(200)
  await teacher.reload()
  const row = timeline(teacher)
    .getByRole('button', { name: /Nappy change.*Soiled/ })
    .first()
  await expect(row).toContainText(sent.data[0]?.recordedBy.name ?? '')
  await row.click()
  await expect(teacher.getByText(/^Only .* or a manager can change this entry\.$/)).toBeVisible()
})

test('shows thirty days as charts and as a table with links to each day', async ({ teacher }) => {
  const asked: string[] = []
  teacher.on('request', (request) => {
    if (request.url().includes('page-charts')) asked.push(request.url())
  })
  const child = await openChild(teacher, 4, '', 'piwakawaka')
  expect(asked).toHaveLength(0)
  await teacher.getByRole('link', { name: '30 days' }).click()
  await expect(teacher.getByRole('img').first()).toBeVisible()
  expect(asked).toHaveLength(1)
  await teacher.getByText('Show as a table').click()
  const { data } = await callAs(teacher, childPage, 'getCharts', { id: child.id })
  const rows = teacher.getByRole('row')
  await expect(rows).toHaveCount(31)
  const latest = data.days.findLast((day) => day.attended && day.day <= yesterday)
  const index = data.days.toReversed().findIndex(({ day }) => day === latest?.day)
  const cells = rows.nth(index + 1).getByRole('cell')
  const { wet, soiled, both, dry } = latest?.nappies ?? {}
  for (const [place, count] of [wet, soiled, both, dry].entries())
    await expect(cells.nth(place + 1)).toHaveText(String(count))
  await rows
    .nth(index + 1)
    .getByRole('link')
    .click()
  await expect(teacher.getByLabel('Day', { exact: true })).toHaveValue(latest?.day ?? '')
})

test('a teacher reads the contacts and can call them', async ({ teacher }) => {
  const child = await openChild(teacher, 5, '&tab=contacts')
  const { contacts } = await pageOf(teacher, child.id)
  for (const { name, phone } of contacts) {
    await expect(teacher.getByRole('heading', { name })).toBeVisible()
    const link = teacher.getByRole('link', { name: `Call ${name}, ${phone}` })
    await expect(link).toHaveAttribute('href', `tel:${phone?.replaceAll(' ', '')}`)
  }
  await expect(teacher.getByRole('button', { name: 'Add a contact' })).toBeHidden()
})

test('a manager adds a contact, edits it, moves it up and removes it', async ({ manager }) => {
  const child = await openChild(manager, 6, '&tab=contacts')
  const names = async () => (await pageOf(manager, child.id)).contacts.map(({ name }) => name)
  const before = await names()
  await manager.getByRole('button', { name: 'Add a contact' }).click()
  const form = manager.getByRole('dialog', { name: `New contact for ${child.firstName}` })
  await form.getByLabel('Name').fill('Nana Pearl')
  await form.getByLabel('Relation').selectOption('Grandparent')
  await form.getByLabel('Phone').fill('021 555 0177')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByRole('heading', { name: 'Nana Pearl', exact: true })).toBeVisible()
  expect(await names()).toEqual([...before, 'Nana Pearl'])

  await manager.getByRole('button', { name: 'Edit Nana Pearl' }).click()
  const sheet = manager.getByRole('dialog', { name: 'Nana Pearl' })
  await sheet.getByLabel('Can pick up the child').uncheck()
  await sheet.getByRole('button', { name: 'Move up' }).click()
  await expect(sheet.getByText(`Call order: ${before.length} of ${before.length + 1}`)).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  const card = manager
    .getByRole('listitem')
    .filter({ has: manager.getByRole('heading', { name: 'Nana Pearl', exact: true }) })
  await expect(card).toContainText('May NOT collect')
  expect((await names()).indexOf('Nana Pearl')).toBe(before.length - 1)

  await manager.getByRole('button', { name: 'Edit Nana Pearl' }).click()
  await sheet.getByRole('button', { name: 'Remove' }).click()
  const asked = manager.getByRole('dialog', { name: 'Remove Nana Pearl?' })
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(manager.getByRole('heading', { name: 'Nana Pearl', exact: true })).toBeHidden()
  expect(await names()).toEqual(before)
})

test('opens from the list of children and from the day’s entries', async ({ teacher }) => {
  await open(teacher, '/pages/home/children-list?code=totara')
  const child = (await childrenOf(teacher, 'totara'))[7] as Child
  await teacher
    .getByRole('button', { name: `Open ${child.firstName}` })
    .first()
    .click()
  await teacher.getByRole('link', { name: /’s page$/ }).click()
  await expect(teacher).toHaveURL(/pages\/home\/child\?/)

  await open(teacher, '/pages/home/task/check-details')
  await teacher.getByRole('listitem').getByRole('button').first().click()
  await teacher.getByRole('link', { name: /’s page$/ }).click()
  await expect(teacher).toHaveURL(/pages\/home\/child\?/)
  await teacher.getByRole('link', { name: 'Rooms' }).click()
  await expect(teacher.getByRole('region', { name: 'Rooms' })).toContainText('Now')
})

test('is found from the head of any screen, and Report offers signing in and out', async ({ teacher }) => {
  const child = (await childrenOf(teacher, 'totara'))[6] as Child
  await open(teacher, '/pages/home/task/milk?code=piwakawaka')
  await teacher.getByRole('banner').getByRole('button', { name: 'Find' }).click()
  const sheet = teacher.getByRole('dialog', { name: 'Find' })
  await sheet.getByRole('combobox').fill(fullName(child))
  await sheet
    .getByRole('option', { name: fullName(child) })
    .first()
    .click()
  await expect(sheet).toBeHidden()
  await expect(teacher.getByRole('heading', { name: fullName(child) })).toBeVisible()

  await open(teacher, '/')
  await teacher.getByRole('button', { name: 'Report', exact: true }).click()
  const report = teacher.getByRole('dialog', { name: 'What do you want to report?' })
  await expect(report.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await report.getByRole('link', { name: 'Sign out', exact: true }).click()
  await expect(teacher).toHaveURL(/children-list\?show=present/)
})

test('any kind of care and a sign-out are recorded from the page', async ({ teacher }) => {
  const child = await openChild(teacher, 5)
  await teacher.getByRole('button', { name: 'Record', exact: true }).click()
  const sheet = teacher.getByRole('dialog', { name: `Record for ${child.firstName}` })
  await expect(sheet.getByRole('listitem')).toHaveText([
    'Nappy change',
    'Milk',
    'Meals',
    'Toilet',
    'Sleep',
    'Sunscreen',
    'Sign out',
    'Write a note',
  ])
  await sheet.getByRole('link', { name: 'Toilet' }).click()
  await teacher.getByRole('button', { name: /^Wee/ }).click()
  await expect(teacher.getByRole('status').getByText(`Wee, ${child.firstName}, `)).toBeVisible()
  await teacher.getByRole('button', { name: 'Back' }).click()
  await expect(timeline(teacher).getByRole('listitem').first()).toContainText('Toilet')

  await teacher.getByRole('button', { name: 'Record', exact: true }).click()
  await sheet.getByRole('button', { name: 'Sign out' }).click()
  await teacher.getByRole('button', { name: 'Nobody has been asked' }).click()
  await expect(timeline(teacher).getByRole('listitem').first()).toContainText('Signed out')
})

test('an unknown child shows an error', async ({ teacher }) => {
  await open(teacher, `${screen}?id=${crypto.randomUUID()}`)
  await expect(teacher.getByRole('main').getByRole('alert')).toBeVisible()
  await open(teacher, screen)
  await expect(teacher.getByRole('main').getByText('This is no longer here')).toBeVisible()
})

// The day itself is among the screens of every-screen.
test('no other part of the page has axe violations, in light and dark mode', async ({ manager }) => {
  const child = await openChild(manager, 9, '', 'piwakawaka')
  for (const colorScheme of ['light', 'dark'] as const)
    for (const tab of ['charts', 'contacts', 'health', 'rooms']) {
      await manager.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await goTo(manager, `${screen}?id=${child.id}&tab=${tab}`)
      for (const more of await manager.locator('summary').all()) await more.click()
      expect.soft(await violations(manager), `${tab}, ${colorScheme}`).toEqual([])
    }
})
