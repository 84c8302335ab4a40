// Times as the device shows its own clock, and dates as the centre's country writes them, in fields too.
import { expect, open, settled, signIn, test } from '../test.ts'

// A device made for the United States: 12 hours, and months before days.
test.use({ locale: 'en-US' })

test('shows times in the device’s 12 hours and dates in the centre’s order', async ({ page, people }) => {
  await open(page, '/pages/login/login-account')
  await signIn(page, people.teacher)
  await settled(page)
  const tasks = page.getByRole('region', { name: 'Next hour' })
  await expect(tasks.getByText(/^\d\d?:\d\d\s(am|pm)$/).first()).toBeVisible()
  await expect(page.locator('#main')).not.toContainText(/\b\d\d:\d\d(?!\s(am|pm))/)

  await open(page, '/pages/home/task/check-details')
  const day = page.getByLabel('From')
  const inWords = page.getByText('Wed, 11 Mar', { exact: true })
  await expect(inWords.first()).toBeVisible()
  await expect(day).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await day.fill('2026-03-10')
  await expect(page.getByText('Tue, 10 Mar', { exact: true }).first()).toBeAttached()
  await expect(page).toHaveURL(/from=2026-03-10/)
})
