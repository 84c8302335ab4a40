// Starts again on an open page, without loading the app: the user signs out and in as if in another tab. The app then
// forgets what it has read and shown, as it does when the user of a tablet changes.
import type { Page } from '@playwright/test'
import type { Stored } from './signed.ts'

/** The pages of all tests but those with `test.use({ samePage: false })`. */
const reused = new WeakSet<Page>()
export function reuse(page: Page, isReused: boolean): void {
  if (isReused) reused.add(page)
  else reused.delete(page)
}

/** Whether the page may be used again: the app is open on it, in English, online, and without unsent or refused entries.
 *  What is being read or sent just now may end first, which takes less time than loading the app again. */
export async function mayStay(page: Page): Promise<boolean> {
  if (!reused.has(page) || !isApp(page)) return false
  try {
    // A predicate that answers a promise would count as true at once.
    const isIdle = () => document.documentElement.dataset.idle !== undefined
    if (!isStartedAgain(page)) await page.waitForFunction(isIdle, undefined, { timeout: 1000 })
    return await page.evaluate(canStay)
  } catch {
    return false
  }
}

export const isApp = (page: Page) => page.url().startsWith('http') && new URL(page.url()).pathname === '/'

/** Leaves the app on the login screen, with a user who is signed in.
 *  @param stored the storage from then on; what is there now by default */
export async function signInAgain(page: Page, stored?: Stored): Promise<void> {
  await page.evaluate(swap, stored)
}

/** Whether `signInAgain` was the last thing to happen here: no other user is on the login screen while signed in. */
export const isStartedAgain = (page: Page) => page.url().includes('#/pages/login/')

/** Runs on the page. */
async function canStay(): Promise<boolean> {
  const { lang } = document.documentElement
  if (!navigator.onLine || lang !== 'en-US' || localStorage.getItem('accessToken') === null) return false
  // Opening a database that is not there would make one.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'daybook')) return true
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onerror = () => reject(request.error)
      request.onsuccess = () => resolve(request.result)
    })
  const device = await answer(indexedDB.open('daybook'))
  const count = async (name: string) =>
    device.objectStoreNames.contains(name) ? answer(device.transaction(name).objectStore(name).count()) : 0
  const [unsent, refused] = [await count('entries'), await count('attention')]
  device.close()
  return unsent === 0 && refused === 0
}

async function swap(given: Stored | undefined): Promise<void> {
  const stored = given ?? Object.entries(localStorage).map(([name, value]) => ({ name, value }))
  const change = (to: Stored) => {
    localStorage.clear()
    for (const { name, value } of to) localStorage.setItem(name, value)
    // As another tab would tell it. Without a key, everything has changed.
    dispatchEvent(new StorageEvent('storage', { key: null }))
  }
  change([])
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('input[type="password"]')) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
  change(stored)
}
