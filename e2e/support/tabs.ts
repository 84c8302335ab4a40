// Tabs of signed-in users. A worker keeps its tabs for the next test and the next file, so that tests do not load the app
// again: each test finds the app as after a new sign-in, with the storage of then (support/again.ts). A tab with unsent
// entries is closed, and a context is not reused after a test has changed its clock. No context is reused after a failed
// test, because Playwright then starts a new worker.
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { mayStay, signInAgain } from './again.ts'
import { actsWith } from './api.ts'
import { newContext } from './context.ts'
import { settled } from './open.ts'
import { type Stored, signInAs } from './signed.ts'

interface Kept {
  context: BrowserContext
  /** The test file that it was last used in. */
  file: string
  who: string
  signed: Stored
}

export interface Tabs {
  /** A new tab, or the open one: as it was left, or as after a new sign-in. */
  open(file: string, person: DemoAccount, asLeft: boolean): Promise<Page>
  /** Cleans up after a test. */
  leave(page: Page): Promise<void>
  close(): Promise<void>
}

export function tabsIn(browser: Browser, options: BrowserContextOptions): Tabs {
  let kept: Kept[] = []

  /** A context for this user: one that the file before needs no more, or a new one. */
  async function take(file: string, who: string, person: DemoAccount): Promise<Kept> {
    const signed = await signInAs(person)
    const free = kept.find((one) => one.file !== file)
    if (free) {
      for (const tab of free.context.pages()) if (!(await mayStay(tab))) await tab.close()
      return Object.assign(free, { file, who, signed })
    }
    const made = { context: await newContext(browser, options), file, who, signed }
    kept.push(made)
    return made
  }

  return {
    async close() {
      for (const { context } of kept) await context.close()
    },
    async open(file, person, asLeft) {
      const who = `${person.tenantId} ${person.account}`
      const own = kept.find((one) => one.file === file && one.who === who)
      const { context, signed } = own ?? (await take(file, who, person))
      const [left] = context.pages()
      if (left) {
        if (!own || !asLeft) {
          // A file that keeps its tab leaves it in the size that it set.
          await asNew(left, options)
          await signInAgain(left, signed)
        }
        actsWith(left, signed)
        return left
      }
      const page = await context.newPage()
      await restore(page, signed)
      // After a sign-in home has been open, so that it is there without a network too.
      await page.goto('/')
      await settled(page)
      return page
    },
    async leave(page) {
      const context = page.context()
      if (await hasOwnTime(page)) {
        kept = kept.filter((one) => one.context !== context)
        return context.close()
      }
      await context.unrouteAll()
      await page.unrouteAll()
      await context.clearPermissions()
      await context.setOffline(false)
      const isKept = await mayStay(page)
      for (const tab of context.pages()) if (tab !== page || !isKept) await tab.close()
      if (isKept) await asNew(page, options)
    },
  }
}

/** Restores the device's storage. It uses a document that is not the app, because the app would write to the storage. */
export async function restore(page: Page, signed: Stored): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate(hold, signed)
  actsWith(page, signed)
}

/** Undoes what tests set on a page. */
async function asNew(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  for (const name of ['request', 'response'] as const) page.removeAllListeners(name)
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
}

const hold = (stored: Stored) =>
  new Promise<void>((resolve, reject) => {
    localStorage.clear()
    for (const { name, value } of stored) localStorage.setItem(name, value)
    const forgetting = indexedDB.deleteDatabase('daybook')
    forgetting.onsuccess = () => resolve()
    forgetting.onerror = () => reject(forgetting.error)
    forgetting.onblocked = () => reject(new Error('another tab still holds the database of the device'))
  })

/** Whether a test has changed this tab's clock, or the tab no longer responds. */
async function hasOwnTime(page: Page): Promise<boolean> {
  const shown = await page.evaluate(() => Date.now()).catch(() => 0)
  return Math.abs(shown - Date.now() - Number(process.env.E2E_SHIFT)) > 1000
}
