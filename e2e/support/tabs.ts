// Tabs in which a person is signed in. A worker keeps one browser context for each person of the file that it is at,
// so that a test fetches nothing of the app again. Each test gets a new tab in it, on what the device held just after
// the sign-in. A context whose clock a test has moved is not used again, and neither is any after a failed test,
// because Playwright then starts another worker.
import type { DemoAccount } from '@daybook/demo/accounts.ts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { actsWith } from './api.ts'
import { newContext } from './context.ts'
import { type Signed, signInAs } from './people.ts'

interface Kept {
  who: string
  context: BrowserContext
  signed: Signed
}

export interface Tabs {
  /** A new tab, or the one that was not left. */
  open(file: string, person: DemoAccount): Promise<Page>
  /** Puts away what a test has left in this tab and beside it. */
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
    async open(file, person) {
      if (file !== fileOfKept) await close()
      fileOfKept = file
      const who = `${person.tenantId} ${person.account}`
      const { context, signed } = kept.find((one) => one.who === who) ?? (await keep(who, person))
      const [left] = context.pages()
      if (left) return left
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
      for (const tab of context.pages()) await tab.close()
      await context.unrouteAll()
      await context.setOffline(false)
    },
  }
}

/** Brings the device's storage back to what it was; by a document that is not the app, which would write there. */
async function restore(page: Page, signed: Signed): Promise<void> {
  await page.goto('/icon.svg')
  const stored = signed.origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate(hold, stored)
  actsWith(page, signed)
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

/** Whether a test has moved this tab's clock, or the tab can no longer be asked. */
async function hasOwnTime(page: Page): Promise<boolean> {
  const shown = await page.evaluate(() => Date.now()).catch(() => 0)
  return Math.abs(shown - Date.now() - Number(process.env.E2E_SHIFT)) > 1000
}
