// Opening screens, and waiting until a page has come to rest.
import type { Page } from '@playwright/test'

/** Opens a screen by its path, in a new document, and waits until it shows what it has. */
export async function open(page: Page, path: string): Promise<void> {
  // From the app to the app only the hash would change.
  if (isApp(page)) await page.goto('about:blank')
  await page.goto(`/#${path}`)
  await settled(page)
}

/** Goes to a screen by the hash, as a link does, where the page has the app open. What was read within 30 s is then not
 *  read again: only for tests that change nothing. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!isApp(page)) return open(page, path)
  await page.evaluate(setHash, `#${path}`)
  await settled(page)
}

const isApp = (page: Page) => page.url().startsWith('http') && new URL(page.url()).pathname === '/'

/** Resolves when the app has heard of it, and so is no longer idle. */
const setHash = (hash: string) =>
  new Promise<void>((resolve) => {
    if (location.hash === hash) return resolve()
    addEventListener('hashchange', () => resolve(), { once: true })
    location.hash = hash
  })

/** Waits until there is something, nothing of it a placeholder, and the app is idle (web: platform/idle.ts). */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest, undefined, { timeout: 30_000 })
}

const isAtRest = () =>
  document.documentElement.dataset.idle !== undefined &&
  document.querySelector('#main > *') !== null &&
  // A read that fails is tried again for some seconds before its place says so.
  document.querySelector('[aria-busy="true"]') === null
