import type { Page } from '@playwright/test'
import { open } from './open.ts'

/** Opens home with the tasks of all rooms, also those that come later or are done. */
export async function openHome(page: Page): Promise<void> {
  await open(page, '/')
  await page.getByRole('group', { name: 'Rooms' }).getByRole('button', { name: 'All rooms' }).click()
  await unfold(page)
}

/** Opens what is folded in today's tasks. */
export async function unfold(page: Page): Promise<void> {
  for (const name of [/^Later today: /, /^Done: /]) {
    const fold = page.getByRole('button', { name, expanded: false })
    if (await fold.isVisible()) await fold.click()
  }
}
