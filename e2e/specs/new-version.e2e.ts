// A new version of the app is activated when the user asks for it, and waiting entries are not lost.
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import type { Page } from '@playwright/test'
import { does, freeOn, tile } from '../support/boards.ts'
import { newProfile, startDevice } from '../support/device.ts'
import { serveAgain } from '../support/next.version.ts'
import { callAs, expect, signIn, test } from '../test.ts'

const code = 'kereru'
const toilet = `/#/pages/home/task/nappy-change?tab=toilet&code=${code}`
const writes = '**/api/blade-garden/task-toilet/**submit-data*'
const board = async (page: Page) => (await callAs(page, toiletVisit, 'getBoard', { code })).data
type Child = Awaited<ReturnType<typeof board>>['children'][number]

test.setTimeout(120_000)

test('a new version asks before it is activated and sends the waiting entries', async ({
  manager,
  people,
  baseURL,
}) => {
  const [child] = freeOn(await board(manager), 1, ({ inNappies }) => !inNappies) as [Child]
  const entries = async () => (await board(manager)).children.find(({ id }) => id === child.id)?.entries
  const profile = newProfile()
  const served = await serveAgain(baseURL ?? '')
  const device = await startDevice(profile.path)
  try {
    const { page } = device
    await page.goto(`${served.url}/#/pages/login/login-account`)
    await signIn(page, people.teacher)
    // It keeps the whole app, which takes a busy machine half a minute.
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
      undefined,
      { timeout: 60_000 },
    )
    await page.goto(`${served.url}${toilet}`)
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    })

    await page.route(writes, (route) => route.abort())
    await tile(page, child).click()
    await does(page, 'Wee').click()
    const waiting = page.getByRole('link', { name: /^1 not sent yet/ })
    await expect(waiting).toBeVisible()

    served.renew()
    await page.reload()
    const banner = page.getByRole('status').filter({ hasText: 'A new version is ready' })
    await expect(banner).toBeVisible({ timeout: 30_000 })
    const isOld = () => page.evaluate(() => 'isOld' in window)
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await expect(waiting).toBeVisible()
    expect(await isOld()).toBe(true)

    await banner.getByRole('button', { name: 'Reload the app' }).click()
    await expect.poll(() => isOld().catch(() => true), { timeout: 60_000 }).toBe(false)
    await expect(waiting).toBeVisible()
    await expect(banner).toBeHidden()
    await page.unroute(writes)
    await expect(waiting).toBeHidden({ timeout: 60_000 })
    expect(await entries()).toHaveLength(child.entries.length + 1)
  } finally {
    await device.kill()
    await served.close()
    profile.remove()
  }
})
