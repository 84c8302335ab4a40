// The entries of a day: their authors, and amending and voiding as author, manager and another teacher.
import { care } from '@daybook/contract/care/care.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open, test } from '../test.ts'

const screen = '/pages/home/task/check-details'
const date = '2026-03-10'
const kind = 'nappyChange'

type Entry = Awaited<ReturnType<typeof entries>>[number]

const entries = async (page: Page, query: object = {}) =>
  (await callAs(page, care, 'listCareEntries', { size: 100, ...query })).data.records
const entryOf = async (page: Page, id: string) => (await callAs(page, care, 'getCareEntry', { id })).data

/** Opens yesterday's list. @returns an unchanged nappy change, the only one of its child and minute */
async function openWith(page: Page, wanted: (entry: Entry) => boolean): Promise<Entry> {
  const all = await entries(page, { date, kind })
  const alike = (entry: Entry) =>
    all.filter((other) => other.child.id === entry.child.id && timeOf(other) === timeOf(entry))
  const untouched = (entry: Entry) => !entry.voided && entry.amendments === 0 && alike(entry).length === 1
  const found = all.find((entry) => untouched(entry) && wanted(entry)) as Entry
  expect(found).toBeDefined()
  await open(page, `${screen}?date=${date}&childId=${found.child.id}&kind=${kind}`)
  return found
}

const timeOf = (entry: Entry) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' }).format(
    new Date(entry.occurredAt),
  )
const row = (page: Page, entry: Entry) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`${fullName(entry.child)}.*${timeOf(entry)}`) })
const sheetOf = (page: Page, entry: Entry) => page.getByRole('dialog', { name: fullName(entry.child) })

/** Scrolls until the list has shown everything: it loads ten at a time. */
const allShown = (page: Page, count: number) =>
  expect(async () => {
    await page.mouse.wheel(0, 5000)
    await expect(page.getByRole('listitem')).toHaveCount(count, { timeout: 1000 })
  }).toPass()

test('shows the day of a room and of a child, with who recorded each entry', async ({ teacher }) => {
  await open(teacher, screen)
  const [newest] = (await entries(teacher)) as [Entry]
  await expect(row(teacher, newest).first()).toContainText(newest.recordedBy.name)
  await teacher.getByRole('group', { name: 'Rooms' }).getByRole('button', { name: 'Tūī' }).click()
  const [ofTui] = (await entries(teacher, { code: 'tui' })) as [Entry]
  await expect(row(teacher, ofTui).first()).toContainText('Tūī')
  const { child } = ofTui
  await teacher.getByLabel('Child', { exact: true }).selectOption(fullName(child))
  const own = await entries(teacher, { childId: child.id, code: 'tui' })
  await allShown(teacher, own.length)

  await teacher.getByLabel('From').fill(date)
  const before = await entries(teacher, { childId: child.id, code: 'tui', date })
  await allShown(teacher, before.length)
})

test('a manager amends an entry, and its author gets a message', async ({ manager, teacher }) => {
  const own = (await entries(teacher, { date, kind }))
    .filter(({ can }) => can.includes('amend'))
    .map(({ id }) => id)
  const entry = await openWith(manager, ({ id }) => own.includes(id))
  await row(manager, entry).click()
  const sheet = sheetOf(manager, entry)
  await sheet.getByRole('button', { name: 'Change' }).click()
  await sheet.getByLabel('Cream used').setChecked(entry.detail.creamUsed !== true)
  await sheet.getByLabel('Why are you changing it?').fill('The tube was on the table')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row(manager, entry)).toContainText('Changed once')

  const messages = async () => (await callAs(teacher, message, 'listMessages', {})).data.records
  await expect
    .poll(messages)
    .toContainEqual(expect.objectContaining({ kind: 'care.amended', link: `${screen}?id=${entry.id}` }))
  // The message links to the entry.
  await open(teacher, `${screen}?id=${entry.id}`)
  await expect(sheetOf(teacher, entry).getByText('Reason: The tube was on the table')).toBeVisible()
})

/** A manager adds a rash to the entry. */
async function amendFirst(manager: Page, { id, version, occurredAt, detail }: Entry): Promise<void> {
  const first = { id, version, occurredAt, detail: { ...detail, skin: 'rash' }, reason: 'I saw it' }
  expect((await callAs(manager, care, 'amendCareEntry', first)).status).toBe(200)
}

test('a user editing an entry is told about another user’s change, and reviews it', async ({
  manager,
  teacher,
}) => {
  const entry = await openWith(teacher, ({ can }) => can.includes('amend'))
  await row(teacher, entry).click()
  const sheet = sheetOf(teacher, entry)
  await sheet.getByRole('button', { name: 'Change' }).click()
  await sheet.getByRole('radio', { name: 'Broken' }).check()
  await amendFirst(manager, entry)

  await expect(sheet.getByRole('alert')).toContainText('was updated while you were editing')
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeHidden()
  await sheet.getByRole('button', { name: 'Review the changes' }).click()
  await expect(sheet.getByText('Reason: I saw it')).toBeVisible()
  await sheet.getByRole('button', { name: 'Change' }).click()
  await expect(sheet.getByRole('radio', { name: 'Rash' })).toBeChecked()
})

test('a user editing an entry is told that it has been voided', async ({ manager, assistantManager }) => {
  // Other tests need Hana's entries.
  const entry = await openWith(manager, ({ recordedBy }) => !recordedBy.name.startsWith('Hana'))
  await row(manager, entry).click()
  const sheet = sheetOf(manager, entry)
  await sheet.getByRole('button', { name: 'Change' }).click()
  const voided = { id: entry.id, reason: 'The wrong twin' }
  expect((await callAs(assistantManager, care, 'voidCareEntry', voided)).status).toBe(200)

  await expect(sheet.getByRole('alert')).toContainText('was updated while you were editing')
  await sheet.getByRole('button', { name: 'Review the changes' }).click()
  await expect(sheet.getByText('Reason: The wrong twin')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Change' })).toBeHidden()
})

test.describe('without a network', () => {
  test.use({ allowedProblems: [/INTERNET_DISCONNECTED/] })

  test('when two users change an entry, the second is told who was first', async ({ manager, teacher }) => {
    const entry = await openWith(teacher, ({ can }) => can.includes('amend'))
    await row(teacher, entry).click()
    const sheet = sheetOf(teacher, entry)
    await sheet.getByRole('button', { name: 'Change' }).click()
    await teacher.context().setOffline(true)
    await amendFirst(manager, entry)

    await sheet.getByRole('radio', { name: 'Broken' }).check()
    await sheet.getByLabel('Why are you changing it?').fill('I looked again')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
    await teacher.context().setOffline(false)
    await expect(teacher.getByText(/^Mere .* updated this while you were editing/)).toBeVisible()
    await expect(row(teacher, entry)).toContainText('rash')
    expect(await entryOf(teacher, entry.id)).toMatchObject({ version: 2, detail: { skin: 'rash' } })
  })
})
