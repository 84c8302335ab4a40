// Tabs of signed-in users. A worker keeps one tab for each user of the current test file, so that tests do not load the
// app again: each test finds the app as after a new sign-in, with the storage of then (support/again.ts). A tab with
// unsent entries is closed, and a context is not reused after a test has changed its clock. No context is reused after a
// failed test, because Playwright then starts a new worker.
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { mayStay, signInAgain } from './again.ts'
import { actsWith } from './api.ts'
import { newContext } from './context.ts'
import { type Signed, signInAs } from './people.ts'

interface Kept {
  who: string
  context: BrowserContext
  signed: Signed
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
  let fileOfKept = ''

  async function close() {
    for (const { context } of kept) await context.close()
    kept = []
  }

  async function keep(who: string, person: DemoAccount): Promise<Kept> {
    const context = await newContext(browser, options)
    const one = { who, context, signed: await signInAs(context, person) }
    kept.push(one)
    return one
  }

  return {
    close,
    async open(file, person, asLeft) {
      if (file !== fileOfKept) await close()
      fileOfKept = file
      const who = `${person.tenantId} ${person.account}`
      const { context, signed } = kept.find((one) => one.who === who) ?? (await keep(who, person))
      const [left] = context.pages()
      if (left) {
        if (!asLeft) await signInAgain(left, localStorageOf(signed))
        return left
      }
      const page = await context.newPage()
      await restore(page, signed)
      return page
    },
    async leave(page) {
      const context = page.context()
      if (await hasOwnTime(page)) {
        kept = kept.filter((one) => one.context !== context)
        return context.close()
      }
      await context.unrouteAll()
      await context.setOffline(false)
      const isKept = await mayStay(page)
      for (const tab of context.pages()) if (tab !== page || !isKept) await tab.close()
      if (isKept) await asNew(page, options)
    },
  }
}

/** Restores the device's storage. It uses a document that is not the app, because the app would write to the storage. */
async function restore(page: Page, signed: Signed): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate(hold, localStorageOf(signed))
  actsWith(page, signed)
}

const localStorageOf = ({ origins }: Signed) => origins.flatMap(({ localStorage }) => localStorage)

/** Undoes what tests set on a page. */
async function asNew(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  for (const name of ['request', 'response'] as const) page.removeAllListeners(name)
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

const hold = (stored: { name: string; value: string }[]) =>
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
