// Children from a file: a wrong row is named and nothing is added; put right, all are added, and the import is undone.
import { aWorkbook } from '@daybook/testkit/workbook.ts'
import { expect, open, settled, test } from '../test.ts'

test.use({ samePage: true })

const file = (day: string) => ({
  name: 'children.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `first name,Surname,Date of birth,Days,Contact: name (1),Contact: phone (1),Contact: can pick up (1)\nNiwa,Import,${day},x,Kuia Import,021 555 0142,yes\nTui,Import,2/4/2023,,,,\n`,
  ),
})

test('a workbook of thousands of rows is read', async ({ manager }) => {
  await open(manager, '/pages/manage/import?of=child')
  const rows = Array.from({ length: 4000 }, (_, n) => [`Aroha ${n}`, 'Import', '2023-04-01'])
  const buffer = aWorkbook([['First name', 'Family name', 'Birth date'], ...rows])
  await manager.locator('input[type=file]').setInputFiles({ name: 'children.xlsx', mimeType: '', buffer })
  await expect(manager.getByRole('button', { name: 'Check 4000 rows' })).toBeVisible()
})

test('a manager imports children from a file, and undoes it', async ({ manager }) => {
  await open(manager, '/pages/manage/child')
  await manager.getByRole('link', { name: 'Import from a file' }).click()
  const choose = manager.locator('input[type=file]')
  await choose.setInputFiles(file('31/2/2023'))
  await manager.getByRole('combobox', { name: 'Days' }).selectOption('Not in the file')
  await manager.getByRole('button', { name: 'Check 2 rows' }).click()
  await expect(manager.getByRole('alert').getByText('Row 2')).toBeVisible()
  await expect(manager.getByRole('alert').getByText(/Birth date/)).toBeVisible()
  await manager.getByRole('button', { name: 'Cancel' }).click()

  await choose.setInputFiles(file('31/3/2023'))
  await manager.getByRole('combobox', { name: 'Days' }).selectOption('Not in the file')
  await manager.getByRole('button', { name: 'Check 2 rows' }).click()
  await manager.getByRole('button', { name: 'Add 2 rows' }).click()
  const undo = manager.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeVisible()
  await open(manager, '/pages/manage/child?text=Import')
  await manager.getByRole('link', { name: /Niwa/ }).click()
  const id = new URLSearchParams(manager.url().split('?')[1]).get('id')
  await open(manager, `/pages/home/child?id=${id}&tab=contacts`)
  await expect(manager.getByText('Kuia Import')).toBeVisible()

  await open(manager, '/pages/manage/import?of=child')
  await undo.click()
  await expect(undo).toHaveCount(0)
  await settled(manager)
  await open(manager, '/pages/manage/child?text=Import')
  await expect(manager.getByText('Nothing found')).toBeVisible()
})
