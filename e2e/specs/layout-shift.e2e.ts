// Home stands still while it loads: its placeholders are as large as what replaces them.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { Page } from '@playwright/test'
import { expect, settled, test } from '../test.ts'

declare global {
  var shifted: number
}

/** As slow as a phone on a poor network, so that the parts of the screen come one after the other. */
async function slow(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 100_000 }
  await devtools.send('Network.emulateNetworkConditions', network)
}

/** A check that falls due moves the page, as an alarm may. */
async function withoutDueChecks(page: Page) {
  await page.route(`**${sleep.operations.getWatch.path}*`, async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, sleeps: [] } } })
  })
}

function addUpShifts() {
  globalThis.shifted = 0
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}

for (const [who, width, height] of [
  ['teacher', 390, 844],
  ['manager', 820, 1180],
] as const)
  test(`a ${who}'s first visit moves by less than 0.02 at ${width} × ${height}`, async ({ signInFresh }) => {
    const page = await signInFresh(who)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: null })
    // The first page's own reads would be cut off while they are answered below.
    await page.goto('about:blank')
    await withoutDueChecks(page)
    await page.addInitScript(addUpShifts)
    await slow(page)
    await page.goto('/#/')
    await settled(page)
    await expect(page.getByText('Good to know')).toBeAttached()
    expect(await page.evaluate(() => globalThis.shifted)).toBeLessThan(0.02)
    // What is read again just now is cut off with the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
