// What a slow phone shows, and when: the page itself notes the frame in which something became visible.
import type { Page } from '@playwright/test'

declare global {
  /** What to wait for → when it became visible. */
  var seen: Record<string, number>
  var shifted: number
}

const field = 'input[name="username"]'
const whoIsHere = 'main a[href*="children-list?code="]'
const tasks = 'main ul.list > li a'

function watch(wanted: string[]) {
  globalThis.seen = {}
  globalThis.shifted = 0
  const isVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const look = () => {
    for (const selector of wanted)
      if (!(selector in globalThis.seen) && isVisible(selector)) globalThis.seen[selector] = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function seenAt(page: Page, ...selectors: string[]): Promise<number> {
  await page.waitForFunction((all) => all.every((selector) => selector in globalThis.seen), selectors)
  const times = await page.evaluate((all) => all.map((selector) => globalThis.seen[selector]), selectors)
  return Math.round(Math.max(...times.map(Number)))
}

const shift = async (page: Page) => Math.round((await page.evaluate(() => globalThis.shifted)) * 1000) / 1000

/** The app has started, and nothing is being read. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.idle !== undefined)

/** Opens the app for the first time, and types as soon as there is a field. */
export async function cold(page: Page) {
  let bytes = 0
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(watch, [field])
  await page.goto('/', { waitUntil: 'commit' })
  const visible = await seenAt(page, field)
  await page.locator('input[name="tenantId"]').pressSequentially('100001')
  await page.locator(field).pressSequentially('teacher')
  await settled(page)
  const started = Math.round(await page.evaluate(() => performance.now()))
  const typed = await page.locator(field).inputValue()
  if (typed !== 'teacher') throw new Error(`The app kept "${typed}" of what was typed before it started.`)
  return {
    'sign-in: form': visible,
    'sign-in: the app has started': started,
    'sign-in: kB until then': Math.round(bytes / 1000),
    'sign-in: layout shift': await shift(page),
  }
}

/** Signs in, in the page that `cold` has left. */
export async function home(page: Page) {
  await page.locator('input[name="password"]').fill('daybook1')
  await page.evaluate(watch, [whoIsHere, tasks])
  const pressed = await page.evaluate(() => performance.now())
  await page.locator('button[type="submit"]').click()
  const who = await seenAt(page, whoIsHere)
  const rows = await seenAt(page, tasks)
  return {
    'home: who is here': Math.round(who - pressed),
    'home: tasks': Math.round(rows - pressed),
  }
}

/** Opens the app again. */
export async function warm(page: Page) {
  await page.addInitScript(watch, [whoIsHere, tasks])
  await page.goto('/', { waitUntil: 'commit' })
  const who = await seenAt(page, whoIsHere)
  const rows = await seenAt(page, tasks)
  await settled(page)
  return { 'warm: who is here': who, 'warm: tasks': rows, 'warm: layout shift': await shift(page) }
}
