// Opening screens, and waiting until a page has come to rest.
import type { Page } from '@playwright/test'

/** Opens a screen by its path and waits until it shows what it has: by the hash where the page has the app open, as a
 *  link does, and else in a new document. What was read within 30 s is then not read again; where a test has changed it
 *  behind the page's back, or needs the app to begin anew, it uses `openAnew`. */
export async function open(page: Page, path: string): Promise<void> {
  const isNew = !isApp(page) || (await page.evaluate((to) => location.hash === to, `#${path}`))
  if (isNew) return openAnew(page, path)
  await page.evaluate(goTo, path)
  await settled(page)
}

/** Opens a screen in a new document. */
export async function openAnew(page: Page, path: string): Promise<void> {
  // From the app to the app only the hash would change.
  if (isApp(page)) await page.goto('about:blank')
  await page.goto(`/#${path}`)
  await settled(page)
}

const isApp = (page: Page) => page.url().startsWith('http') && new URL(page.url()).pathname === '/'

/** Resolves when the app has heard of it, and so is no longer idle. */
const goTo = (path: string) =>
  new Promise<void>((resolve) => {
    addEventListener('hashchange', () => resolve(), { once: true })
    location.hash = path
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
