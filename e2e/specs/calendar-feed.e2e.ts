// The address of one's own calendar, made on the profile and read without signing in.
import { expect, open, test } from '../test.ts'

test('a person makes the address of their calendar, and turns it off', async ({ teacher }) => {
  await open(teacher, '/pages/user/center')
  await teacher.getByRole('button', { name: 'My calendar' }).click()
  const sheet = teacher.getByRole('dialog', { name: 'My calendar' })
  await sheet.getByRole('button', { name: 'Make an address' }).click()
  const address = await sheet.getByLabel('Address of your calendar').inputValue()
  const calendar = await teacher.request.get(address)
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  await sheet.getByRole('button', { name: 'Turn off' }).click()
  await expect(sheet.getByText('You have no address yet.')).toBeVisible()
  expect((await teacher.request.get(address)).status()).toBe(404)
})
