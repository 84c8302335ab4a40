// Toasts: one at a time, on the screen, and over nothing that can be pressed in a bar or a sheet.
import type { Locator, Page } from '@playwright/test'
import { wakeEverybody } from '../support/sleepers.ts'
import { expect, goTo, open, test } from '../test.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const here = (page: Page) => page.getByRole('region', { name: 'Here', exact: true })

async function signOutFirst(page: Page) {
  await here(page).getByRole('listitem').first().getByRole('button').first().click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Nobody has been asked' }).click()
}

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('not on the screen')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

/** Once both stand still: a toast and a sheet rise into their places. */
async function expectApart(one: Locator, other: Locator) {
  await expect
    .poll(async () => {
      const [a, b] = [await box(one), await box(other)]
      return a.bottom <= b.y || b.bottom <= a.y || a.right <= b.x || b.right <= a.x
    })
    .toBe(true)
}

test.beforeEach(async ({ teacher }) => {
  await teacher.setViewportSize({ width: 390, height: 664 })
  await teacher.emulateMedia({ reducedMotion: null })
})

test('shows the newest alone, and an older one that can still be undone comes back', async ({ teacher }) => {
  await open(teacher, '/pages/home/children-list?code=totara')
  await signOutFirst(teacher)
  const first = await teacher
    .getByRole('status')
    .getByText(/^Signed out/)
    .textContent()
  await signOutFirst(teacher)
  await expect(teacher.getByText(first ?? '', { exact: true })).toHaveCount(0)
  await expect(undo(teacher)).toHaveCount(1)
  await undo(teacher).click()
  await expect(teacher.getByText(first ?? '', { exact: true })).toBeVisible()
  await undo(teacher).click()
  await expect(undo(teacher)).toHaveCount(0)
})

test('stands in the head, over no child, clear of a sheet and its buttons, and goes with its screen', async ({
  teacher,
}) => {
  await wakeEverybody(teacher)
  await open(teacher, '/pages/home/children-list?code=totara')
  await signOutFirst(teacher)
  const head = await box(teacher.getByRole('banner'))
  // It comes down into its place.
  await expect.poll(async () => (await box(undo(teacher))).bottom).toBeLessThanOrEqual(head.bottom)
  // Pointing at it keeps it.
  await undo(teacher).hover()
  await here(teacher)
    .getByRole('button', { name: /^Open / })
    .first()
    .dispatchEvent('click')
  const close = teacher.getByRole('dialog').getByRole('button', { name: 'Close' })
  await expect(close).toBeVisible()
  await expectApart(undo(teacher), close)
  expect((await box(undo(teacher))).y).toBeGreaterThanOrEqual(0)
  await close.click()
  // On another screen it is about nothing there.
  const from = await teacher.evaluate(() => performance.now())
  await teacher.waitForFunction((then) => performance.now() - then > 1000, from)
  await goTo(teacher, '/')
  await expect(undo(teacher)).toHaveCount(0)
})
