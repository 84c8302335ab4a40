import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { ManageScreen } from './ManageScreen.tsx'

const more = page.getByRole('button', { name: /^More \(\d+\)$/ })

test('shows what the person opens often, and all other pages by group under “More”', async () => {
  signedInAs('manager')
  show(<ManageScreen />)
  const planning = page.getByRole('region', { name: 'Planning and settings' })
  const dates = planning.getByRole('link', { name: 'Term dates' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await expect.element(dates).not.toBeInTheDocument()
  await more.click()
  await expect.element(dates).toBeVisible()
  await page.getByRole('button', { name: 'Fewer' }).click()
  await expect.element(dates).not.toBeInTheDocument()
})

test('leaves out what a teacher may not open', async () => {
  signedInAs('teacher')
  show(<ManageScreen />)
  await expect.element(page.getByRole('link').first()).toBeVisible()
  // A menu of a dozen is shown whole.
  const rest = more.elements()[0]
  if (rest) await userEvent.click(rest)
  await expect.element(page.getByRole('link', { name: 'On site now' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Roles' })).not.toBeInTheDocument()
})
