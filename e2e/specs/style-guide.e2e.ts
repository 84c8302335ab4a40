// The style guide's form and record: what every form of the app does with its fields.
import { expect, open, test } from '../test.ts'

test('a form says what is wrong, asks on, and its record shows what was filled in', async ({ teacher }) => {
  await open(teacher, '/pages/demo/crud1')
  await teacher.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(teacher.getByLabel('Name')).toBeFocused()
  await teacher.getByLabel('Name').fill('Blocks')
  await teacher.getByRole('radio', { name: 'Large' }).check()
  await expect(teacher.getByLabel('What else?')).toBeHidden()
  await teacher.getByRole('group', { name: 'Anything else?' }).getByRole('radio', { name: 'Yes' }).check()
  await teacher.getByLabel('What else?').fill('A crate')
  await teacher.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(teacher.getByRole('heading', { name: 'Blocks' })).toBeVisible()
  const facts = teacher.locator('dl')
  for (const words of ['Large', 'A crate']) await expect(facts).toContainText(words)
  await expect(facts).not.toContainText('Weight')
})
