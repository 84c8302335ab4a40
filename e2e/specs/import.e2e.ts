// Children from a file: a wrong row is named and nothing is added; put right, all are added, and the import is undone.
import { expect, open, settled, test } from '../test.ts'

test.use({ samePage: true })

const file = (day: string) => ({
  name: 'children.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`first name,Family name,Birth date,Days\nNiwa,Import,${day},x\nTui,Import,2/4/2023,\n`),
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
  await expect(manager.getByRole('link', { name: /Niwa/ })).toBeVisible()

  await open(manager, '/pages/manage/import?of=child')
  await undo.click()
  await expect(undo).toHaveCount(0)
  await settled(manager)
  await open(manager, '/pages/manage/child?text=Import')
  await expect(manager.getByText('Nothing here yet')).toBeVisible()
})
