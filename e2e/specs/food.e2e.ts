// Food through its days: a teacher enters it, sees it near expiry and expired, and records what became of it.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../test.ts'

const near = '/pages/home/history/near-expiry-food'
const expired = '/pages/home/history/expired-food'

test('food is entered, near expiry, used up, and thrown away once it has expired', async ({
  teacher,
  manager,
}) => {
  await enter(teacher, 'Custard', '2026-03-13')
  await enter(teacher, 'Ham', '2026-03-10')

  await open(teacher, near)
  await expect(row(teacher, 'Ham')).toHaveCount(0)
  await expect(row(teacher, 'Custard')).toContainText('2 days left')
  await row(teacher, 'Custard').click()
  await expect(teacher).toHaveURL(/\/pages\/home\/history\/food-detail\?/)
  await teacher.getByRole('button', { name: 'Mark as used up' }).click()
  await expect(teacher.getByText('Recorded as used up')).toBeVisible()
  await expect(row(teacher, 'Custard')).toHaveCount(0)

  await open(manager, '/pages/home/todo')
  await manager.getByRole('link', { name: /Throw away: Ham/ }).click()
  // A slip of the thumb does not record expired food as eaten.
  await manager.getByRole('button', { name: 'Mark as used up' }).click()
  await expect(manager.getByText('Was it still eaten?')).toBeVisible()
  await manager.keyboard.press('Escape')
  await expect(manager.getByRole('dialog')).toBeHidden()
  await manager.getByRole('button', { name: 'Throw away' }).click()
  await expect(manager.getByText('Recorded as thrown away')).toBeVisible()
  await open(teacher, expired)
  await expect(row(teacher, 'Yoghurt')).toContainText('1 day over')
  await expect(row(teacher, 'Ham')).toHaveCount(0)

  // The centre's number of days decides what is near.
  await open(manager, near)
  await expect(row(manager, 'Cheese')).toHaveCount(0)
  await manager.getByLabel('Show food this many days before its date').selectOption('14 days')
  await expect(row(manager, 'Cheese')).toContainText('12 days left')
})

const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

async function enter(page: Page, name: string, bestBefore: string): Promise<void> {
  await open(page, near)
  await page.getByRole('link', { name: 'Add food' }).click()
  await page.getByRole('textbox', { name: 'Item', exact: true }).fill(name)
  await page.getByLabel('Best before').fill(bestBefore)
  await page.getByRole('radio', { name: 'Fridge' }).check()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toBeHidden()
}
