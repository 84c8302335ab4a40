// A dose of a medicine: whoever is about to give the next one sees it first, and a manager confirms it.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../test.ts'

/** Opens the form and chooses a child who is here: the first one, or the one of this name. */
async function openFor(page: Page, name = 'a'): Promise<string> {
  await open(page, '/pages/home/task/medicine')
  await page.getByRole('button', { name: 'Child: Choose a child' }).click()
  const picker = page.getByRole('dialog', { name: 'Child' })
  await picker.getByRole('searchbox', { name: 'Find a child' }).fill(name)
  await picker
    .getByRole('button', { name: /here now/ })
    .first()
    .click()
  await expect(picker).toBeHidden()
  const chosen = await page.getByRole('button', { name: /^Child: / }).textContent()
  return chosen?.trim() ?? ''
}

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Which medicine?').fill(name)
  await page.getByLabel('How much?').fill('5 ml')
  await page.getByRole('radio', { name: 'By mouth' }).check()
  await page.getByLabel('What was it for?').fill('A fever of 38.6')
  await page.getByRole('radio', { name: 'Parents, in writing for today' }).check()
  await page
    .getByRole('group', { name: 'Have the parents been told?' })
    .getByRole('radio', { name: 'No' })
    .check()
}

test('a dose is recorded, warns whoever gives the next one, and is confirmed once', async ({
  teacher,
  colleague,
  manager,
}) => {
  const child = await openFor(teacher)
  const before = (page: Page) => page.getByRole('region', { name: 'Before you give it' })
  await expect(
    before(teacher)
      .getByText(/on record|For an emergency/)
      .first(),
  ).toBeVisible()
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Please fill this in').first()).toBeVisible()
  await fillIn(teacher, 'Paracetamol')
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Waiting for review')).toBeVisible()

  await openFor(colleague, child)
  const given = /Paracetamol: 5 ml at .*, by Hana/
  await expect(colleague.getByRole('alert').filter({ hasText: given }).first()).toBeVisible()
  await colleague.getByRole('button', { name: 'Who checked it with you?' }).click()
  const checkers = colleague.getByRole('dialog', { name: 'Who checked it with you?' })
  await expect(checkers.getByText('Hana', { exact: false }).first()).toBeVisible()
  await expect(checkers.getByText('Leilani', { exact: false })).toHaveCount(0)
  await colleague.keyboard.press('Escape')
  await expect(checkers).toBeHidden()
  await fillIn(colleague, 'paracetamol 250 mg')
  await colleague.getByRole('button', { name: 'Submit' }).click()
  const second = colleague.getByRole('dialog', { name: 'Is this a second dose?' })
  await expect(second.getByText(given).first()).toBeVisible()
  await second.getByRole('button', { name: 'Cancel' }).click()
  await colleague.getByRole('button', { name: 'Submit' }).click()
  await second.getByRole('button', { name: 'Record second dose' }).click()
  await expect(colleague.getByText('Waiting for review')).toBeVisible()

  await open(manager, '/pages/home/history/medicine')
  await manager
    .getByRole('link', { name: /Paracetamol · 5 ml/ })
    .first()
    .click()
  await manager.getByRole('button', { name: 'Confirm', exact: true }).click()
  await manager
    .getByRole('dialog', { name: 'Confirm this report?' })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click()
  await expect(manager.getByText(/^Confirmed by/)).toBeVisible()
})
