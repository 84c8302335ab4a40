// A manager corrects teachers' entries, with a reason. Teachers then see the new and the old values, who changed them and
// why. The forms of each kind of care: web, careLog/CareLog.test.tsx.
import { care } from '@daybook/contract/care/care.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Page } from '@playwright/test'
import { clock } from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

const screen = '/pages/home/task/check-details'
/** Other tests of entries use other days. */
const date = '2026-03-09'

type Entry = Awaited<ReturnType<typeof entries>>[number]

const entries = async (page: Page, kind: string) => {
  const found: Awaited<ReturnType<typeof pageOf>>['records'] = []
  for (let current = 1; ; current++) {
    const { records, pages } = await pageOf(page, kind, current)
    found.push(...records)
    if (current >= pages) return found
  }
}
const pageOf = async (page: Page, kind: string, current: number) =>
  (await callAs(page, care, 'listCareEntries', { date, kind, current, size: 100 })).data
const entryOf = async (page: Page, id: string) => (await callAs(page, care, 'getCareEntry', { id })).data

const address = ({ child, kind }: Entry) => `${screen}?date=${date}&childId=${child.id}&kind=${kind}`
const row = (page: Page, { child, occurredAt }: Entry) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`${fullName(child)}.*${clock(occurredAt)}`) })
const sheetOf = (page: Page, { child }: Entry) => page.getByRole('dialog', { name: fullName(child) })

/** An unchanged entry of that day, the only one of its child and minute. */
async function someEntry(page: Page, kind: string, isWanted: (entry: Entry) => boolean): Promise<Entry> {
  const all = await entries(page, kind)
  const isAlone = (entry: Entry) =>
    all.filter((one) => one.child.id === entry.child.id && clock(one.occurredAt) === clock(entry.occurredAt))
      .length === 1
  const isPlain = ({ voided, amendments, conflictReason }: Entry) =>
    !voided && amendments === 0 && !conflictReason
  const found = all.find((entry) => isPlain(entry) && isAlone(entry) && isWanted(entry))
  if (!found) throw new Error(`no entry of ${kind} stands as it was made`)
  return found
}

const isWrong = ({ detail: { offered, taken } }: Entry) =>
  Number(offered) === Number(taken) && Number(offered) >= 100

test('a manager amends with a reason, and a teacher sees the old values', async ({ manager, teacher }) => {
  const entry = await someEntry(manager, 'bottleFeed', isWrong)
  await open(manager, address(entry))
  await row(manager, entry).click()
  const sheet = sheetOf(manager, entry)
  await sheet.getByRole('button', { name: 'Change' }).click()
  await sheet.getByLabel('Taken', { exact: true }).fill('65')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Please give a reason')).toBeVisible()
  expect(await entryOf(manager, entry.id)).toMatchObject({ version: 1, detail: entry.detail })
  await sheet.getByLabel('Why are you changing it?').fill('Told by the parents')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row(manager, entry)).toContainText('Changed once')
  expect(await entryOf(manager, entry.id)).toMatchObject({
    version: 2,
    detail: { ...entry.detail, taken: 65 },
    history: [{ reason: 'Told by the parents', before: { detail: entry.detail } }],
  })

  await open(teacher, address(entry))
  await expect(row(teacher, entry)).toContainText(/offered \d+ mL, took 65 mL/)
  await expect(row(teacher, entry)).toContainText('Changed once')
  await row(teacher, entry).click()
  const seen = sheetOf(teacher, entry)
  await expect(seen.getByText('Reason: Told by the parents')).toBeVisible()
  await expect(seen.getByText(/^Before: /)).toContainText(clock(entry.occurredAt))
  await expect(seen.getByText(/^Mere /)).toBeVisible()
})

test('a manager voids with a reason, and a teacher sees who did it', async ({ manager, teacher }) => {
  const entry = await someEntry(manager, 'nappyChange', () => true)
  await open(manager, address(entry))
  await row(manager, entry).click()
  const sheet = sheetOf(manager, entry)
  await sheet.getByRole('button', { name: 'Void' }).click()
  await sheet.getByRole('button', { name: 'Void this entry' }).click()
  await expect(sheet.getByText('Please give a reason')).toBeVisible()
  expect((await entryOf(manager, entry.id)).voided).toBeNull()
  await sheet.getByLabel('Why are you voiding it?').fill('It was her brother')
  await sheet.getByRole('button', { name: 'Void this entry' }).click()
  await expect(row(manager, entry)).toContainText('Voided')
  expect(await entryOf(manager, entry.id)).toMatchObject({
    detail: entry.detail,
    voided: { reason: 'It was her brother' },
    can: [],
  })

  await open(teacher, address(entry))
  await expect(row(teacher, entry)).toContainText('Voided')
  await row(teacher, entry).click()
  const seen = sheetOf(teacher, entry)
  await expect(seen.getByText(/^Voided by Mere /)).toBeVisible()
  await expect(seen.getByText('Reason: It was her brother')).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Change' })).toBeHidden()
})
