// Opens screens and waits until a page is idle.
import type { Page } from '@playwright/test'
import { isApp, isStartedAgain, mayStay, signInAgain } from './again.ts'

/** Opens a screen by its path, with nothing read before, and waits until it is loaded. */
export async function open(page: Page, path: string): Promise<void> {
  if (await mayStay(page)) {
    if (!isStartedAgain(page)) await signInAgain(page)
    await page.evaluate(setHash, `#${path}`)
  } else {
    // Within the app, only the hash would change, which loads no new document.
    if (isApp(page)) await page.goto('about:blank')
    await page.goto(`/#${path}`)
  }
  await settled(page)
}

/** Opens a screen by the hash, as a link does, if the app is already open. Queries younger than 30 s are not refetched,
 *  so use it only in read-only tests. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!isApp(page)) return open(page, path)
  await page.evaluate(setHash, `#${path}`)
  await settled(page)
}

/** Resolves when the app has started to navigate and is no longer idle. */
const setHash = (hash: string) =>
  new Promise<void>((resolve) => {
    if (location.hash === hash) return resolve()
    addEventListener('hashchange', () => resolve(), { once: true })
    location.hash = hash
  })

/** Waits until there is content without placeholders and the app is idle (web: platform/idle.ts). */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest, undefined, { timeout: 30_000 })
}

const isAtRest = () =>
  document.documentElement.dataset.idle !== undefined &&
  document.querySelector('#main > *') !== null &&
  // A failed query is retried for some seconds before its error is shown.
  document.querySelector('[aria-busy="true"]') === null
