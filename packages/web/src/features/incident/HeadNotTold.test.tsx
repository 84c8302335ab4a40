import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { to } from '../../platform/screens/places.ts'

afterEach(() => page.viewport(390, 844))

test('a head injury of which the parents do not know is said before the report is sent', async () => {
  await page.viewport(900, 900)
  signedInAs('teacher')
  openScreen(to.incidentForm({}))
  const told = page.getByRole('group', { name: 'Have the parents been told?' })
  const warning = page.getByText('This is a head injury.', { exact: false })
  await page.getByRole('button', { name: 'Left knee' }).click()
  await told.getByRole('radio', { name: 'No' }).click()
  await expect.element(told.getByRole('radio', { name: 'No' })).toBeChecked()
  await expect.element(warning).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Forehead' }).click()
  await expect.element(warning).toBeVisible()
  await told.getByRole('radio', { name: 'Yes' }).click()
  await expect.element(warning).not.toBeInTheDocument()
})
