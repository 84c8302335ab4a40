// The operator sees how each part of the installation is, and copies a text for support that names nobody.
import { expect, open, test } from '../test.ts'

test('the operator sees what needs attention, and copies it for support', async ({ administrator }) => {
  await administrator.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(administrator, '/pages/operator/installation')
  const database = administrator.getByRole('listitem').filter({ hasText: 'Database' })
  await expect(database.getByText('works')).toBeVisible()
  await expect(database.getByText(/the one that comes with Daybook · version \d+/)).toBeVisible()
  await expect(administrator.getByRole('listitem').filter({ hasText: 'Email' })).toContainText(
    'Without SMTP_URL, emails stay in the mailbox here.',
  )
  await administrator.getByRole('button', { name: 'Copy for support' }).click()
  const text = await administrator.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Daybook, 2\d{3}-.*\nversion: good, version \d/)
  expect(text).toMatch(/\ndatabase: good, embedded, version \d+/)
  expect(text).not.toMatch(/100001|Street|Early Learning/)
})
