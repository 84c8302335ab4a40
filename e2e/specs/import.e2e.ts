// A list of children as people write it goes in whole, with few decisions and without touching the file, and is undone.
import { messyChildren, messyList } from '@daybook/testkit/messyList.ts'
import { aWorkbook } from '@daybook/testkit/workbook.ts'
import { expect, open, settled, test } from '../test.ts'

test.use({ samePage: true })

test('the list of thousands of rows in a workbook is read, not its other sheets', async ({ manager }) => {
  await open(manager, '/pages/manage/import?of=child')
  const rows = Array.from({ length: 4000 }, (_, n) => [`Aroha ${n}`, 'Import', '2023-04-01'])
  const list = [['First name', 'Family name', 'Birth date'], ...rows]
  const rooms = { name: 'Rooms', state: 'hidden' as const, rows: [['Room'], ['Tūī']] }
  const help = { name: 'Help', rows: [['How to fill in this list'], ['One row for each child']] }
  const buffer = aWorkbook(rooms, help, { name: 'Children', rows: list })
  await manager.locator('input[type=file]').setInputFiles({ name: 'children.xlsx', mimeType: '', buffer })
  await expect(manager.getByText('First of 4000 rows')).toBeVisible()
  const sheet = manager.getByRole('combobox', { name: 'Sheet' })
  await expect(sheet.locator('option')).toHaveText(['Help', 'Children'])
  await sheet.selectOption('Help')
  await expect(manager.getByText('First of 1 row')).toBeVisible()
  await manager.getByRole('button', { name: 'Cancel' }).click()
})

test('a messy list goes in whole with at most six decisions, and is undone', async ({ manager }) => {
  await open(manager, '/pages/manage/child')
  await manager.getByRole('link', { name: 'Import from a file' }).click()
  const buffer = Buffer.from(messyList())
  await manager.locator('input[type=file]').setInputFiles({ name: 'roll.csv', mimeType: 'text/csv', buffer })
  const add = manager.getByRole('button', { name: `Add ${messyChildren} rows` })
  const unanswered = manager
    .getByRole('region', { name: 'What do these mean?' })
    .locator('[aria-invalid=true]')
  let decisions = 0
  await expect(manager.getByText(/rows are ready/)).toBeVisible()
  await expect(add.or(unanswered.first()).first()).toBeVisible()
  while ((await unanswered.count()) > 0) {
    const left = await unanswered.count()
    const newRoom = unanswered.first().locator('option', { hasText: 'as a new room' })
    await unanswered.first().selectOption((await newRoom.getAttribute('value')) ?? '')
    await expect.poll(() => unanswered.count()).toBeLessThan(left)
    await expect(manager.getByText(/rows are ready/)).toBeVisible()
    decisions += 1
  }
  expect(decisions).toBeLessThanOrEqual(6)
  await expect(manager.getByText(/In the file more than once/)).toBeVisible()
  await add.click()
  await expect(manager.getByText(`${messyChildren} rows added`, { exact: false })).toBeVisible()

  await open(manager, "/pages/manage/child?text=Olive O'Brien")
  await manager.getByRole('link', { name: /Olive/ }).click()
  const id = new URLSearchParams(manager.url().split('?')[1]).get('id')
  await open(manager, `/pages/home/child?id=${id}&tab=contacts`)
  await expect(manager.getByText("Moana O'Brien").or(manager.getByText("Sam O'Brien"))).toBeVisible()

  await open(manager, '/pages/manage/import?of=child')
  const undo = manager.getByRole('button', { name: 'Undo', exact: true })
  await undo.click()
  await expect(undo).toHaveCount(0)
  await settled(manager)
  await open(manager, "/pages/manage/child?text=Olive O'Brien")
  await expect(manager.getByText('Nothing found')).toBeVisible()
})
