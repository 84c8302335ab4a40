import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { ManageScreen } from './ManageScreen.tsx'

test('shows what the person may open, by group, and finds a page by parts of its name', async () => {
  signedInAs('manager')
  show(<ManageScreen />)
  const planning = page.getByRole('region', { name: 'Planning and settings' })
  await expect.element(planning.getByRole('link', { name: 'Term dates' })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Find a page' })
  await search.fill('DATES term')
  await expect.element(page.getByRole('link')).toHaveTextContent('Term dates')
  await search.fill('zebra')
  await expect.element(page.getByText('No page has this name')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('leaves out what a teacher may not open', async () => {
  signedInAs('teacher')
  show(<ManageScreen />)
  await expect.element(page.getByRole('link', { name: 'In the house now' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Roles' })).not.toBeInTheDocument()
})
