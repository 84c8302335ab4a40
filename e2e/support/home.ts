import type { Locator, Page } from '@playwright/test'
import { open } from './open.ts'

/** Opens home with the tasks of all rooms, also those that come later or are done. */
export async function openHome(page: Page): Promise<void> {
  await open(page, '/')
  await page.getByRole('group', { name: 'Rooms' }).getByRole('button', { name: 'All rooms' }).click()
  await unfold(page)
}

/** What is due within the hour, and the rest of the day. */
export const dayRows = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Next hour|Today’s tasks)$/ }).getByRole('link')

/** Opens what is folded in both. */
export async function unfold(page: Page): Promise<void> {
  for (const name of [/^\d+ more$/, /^By the end of the day: /, /^Later today: /, /^Done: /]) {
    const fold = page.getByRole('button', { name }).and(page.locator(':not([aria-expanded="true"])'))
    if (await fold.isVisible()) await fold.click()
  }
}
