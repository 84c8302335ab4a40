// What is recorded without a network: it survives the browser's sudden end, is sent when the network is back, once,
// whatever the way there does to it, and under nobody else's name.
import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.contract.ts'
import type { Page, Route } from '@playwright/test'
import { type Device, newProfile, startDevice } from '../support/device.ts'
import { callAs, expect, open, people, signIn, test } from '../test.ts'

const toilet = (code: string) => `/pages/home/task/nappy-change?tab=toilet&code=${code}`
const sunscreen = (code: string) => `/pages/home/task/sunscreen?code=${code}`
const rooms = ['kereru', 'totara'] as const
const roomNames: Record<string, string> = { kereru: 'Kererū', totara: 'Tōtara' }

const say = (page: Page, words: RegExp) => page.getByRole('link', { name: words })
const notSent = (count: number) => new RegExp(`^${count} not sent yet`)
const does = (page: Page, what: string) => page.getByRole('button', { name: new RegExp(`^${what} for `) })

/** Children of a room who are here and use the toilet. */
async function childrenOf(page: Page, code: string) {
  const { data } = await callAs(page, toiletVisit, 'getBoard', { code })
  return data.children.filter((child) => child.presence === 'present' && !child.inNappies)
}
type Child = Awaited<ReturnType<typeof childrenOf>>[number]

async function recordWee(page: Page, { firstName, familyName }: Child): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${firstName}.*${familyName}`) }).click()
  await does(page, 'Wee').click()
}

test.describe('on a device that goes dark', () => {
  test.setTimeout(240_000)

  test('fifty entries without a network: none is lost, none is doubled, all at the time they were made', async ({
    manager,
    baseURL,
  }) => {
    await open(manager, '/')
    const profile = newProfile()
    let device: Device | undefined
    try {
      device = await startDevice(profile.path)
      await device.page.goto(`${baseURL}/#/pages/login/login-account`)
      await signIn(device.page, people.colleague)
      // Whoever has used these screens today finds them again.
      for (const code of rooms)
        for (const path of [toilet(code), sunscreen(code)]) await show(device.page, baseURL, path)
      await device.page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
      )
      const before = await standing(manager)
      const children = await Promise.all(rooms.map((code) => childrenOf(manager, code)))
      const [first = [], second = []] = children
      const [one, two] = [first.slice(0, 20 - Math.min(9, second.length)), second.slice(0, 9)]
      expect(one.length + two.length).toBe(20)

      await device.context.setOffline(true)
      await show(device.page, baseURL, toilet('kereru'))
      for (const child of one) await recordWee(device.page, child)
      await expect(say(device.page, notSent(one.length))).toBeVisible()
      await device.kill()

      device = await startDevice(profile.path)
      await device.context.setOffline(true)
      await show(device.page, baseURL, toilet('totara'))
      await expect(say(device.page, notSent(one.length))).toBeVisible()
      for (const child of two) await recordWee(device.page, child)
      for (const code of rooms) {
        await show(device.page, baseURL, sunscreen(code))
        await device.page.getByRole('button', { name: /^All present/ }).click()
        await does(device.page, 'Sunscreen applied').click()
      }
      await expect(say(device.page, notSent(20 + rooms.length))).toBeVisible()
      const { now: darkUntil } = (await callAs(manager, toiletVisit, 'getBoard', { code: 'kereru' })).data

      await device.page.route('**/api/blade-garden/task-*/submit-data*', onABadDay())
      await device.context.setOffline(false)
      await expect(say(device.page, /not sent yet/)).toHaveCount(0, { timeout: 120_000 })

      const after = await standing(manager)
      const isNew = ({ id }: { id: string }) => !before.some((entry) => entry.id === id)
      const fresh = after.filter(isNew)
      const wees = fresh.filter(({ kind }) => kind === 'toilet')
      const expected = [...one, ...two].map(({ id }) => id)
      expect(wees.map(({ childId }) => childId).sort()).toEqual(expected.sort())
      const creams = fresh.filter(({ kind }) => kind === 'sunscreen').map(({ childId }) => childId)
      expect(new Set(creams).size).toBe(creams.length)
      expect(fresh.length).toBeGreaterThanOrEqual(40)
      // They were made before the network came back, by a device whose own clock is years ahead.
      expect(fresh.filter(({ occurredAt }) => occurredAt > darkUntil)).toEqual([])
    } finally {
      await device?.kill()
      profile.remove()
    }
  })
})

async function show(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  // As a person does: within the app, once it is open.
  if (page.url().startsWith(`${baseURL}/`)) await page.evaluate(goTo, path)
  else await page.goto(`${baseURL}/#${path}`)
  const [, code = ''] = path.split('code=')
  await expect(page.getByRole('button', { name: roomNames[code] })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^All present/ })).toBeVisible()
}

/** Entries of the rooms that stand, by the kinds of this test. */
async function standing(page: Page) {
  const lists = await Promise.all(
    rooms.flatMap((code) => [
      callAs(page, toiletVisit, 'listEntries', { code }).then(({ data }) =>
        data.map((entry) => ({ ...pick(entry), kind: 'toilet' })),
      ),
      callAs(page, sunscreenApplication, 'getBoard', { code }).then(({ data }) =>
        data.children.flatMap(({ entries }) =>
          entries.map((entry) => ({ ...pick(entry), kind: 'sunscreen' })),
        ),
      ),
    ]),
  )
  return lists.flat().sort((a, b) => (a.id < b.id ? -1 : 1))
}

const pick = ({ id, childId, occurredAt }: { id: string; childId: string; occurredAt: string }) => ({
  ...{ id, childId, occurredAt },
})

/** Every fourth request is stored and then answered with 500, every fourth is sent twice, every fourth never leaves. */
function onABadDay(): (route: Route) => Promise<void> {
  let count = 0
  return async (route) => {
    count++
    if (count % 4 === 1) {
      await route.fetch()
      await route.fulfill({ status: 500, body: '{}' })
    } else if (count % 4 === 2) {
      await route.fetch()
      await route.fulfill({ response: await route.fetch() })
    } else if (count % 4 === 3) await route.abort()
    else await route.continue()
  }
}

test.describe('two people on one tablet', () => {
  test.use({ allowedProblems: [/ERR_FAILED/] })

  test('what one has not sent is asked about, seen and sent by nobody else, and sent when the person is back', async ({
    signInFresh,
    manager,
  }) => {
    await open(manager, '/')
    const page = await signInFresh('teacher')
    const children = await (async () => {
      await open(page, toilet('totara'))
      return childrenOf(page, 'totara')
    })()
    const child = children.at(-1) as Child
    const kept = async () =>
      (await callAs(manager, toiletVisit, 'listEntries', { code: 'totara' })).data.filter(
        ({ childId, recordedBy }) => childId === child.id && recordedBy.name.includes('Hana'),
      ).length
    const before = await kept()
    await page.route('**/api/blade-garden/task-toilet/**submit-data*', (route) => route.abort())
    await recordWee(page, child)
    await expect(say(page, /^1 not sent yet/)).toBeVisible()

    await open(page, '/pages/home/mine')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const asked = page.getByRole('dialog', { name: 'Some entries are not sent yet' })
    await asked.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(asked).toBeHidden()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await asked.getByRole('button', { name: 'Sign out, keep them for me' }).click()

    await page.unroute('**/api/blade-garden/task-toilet/**submit-data*')
    await signIn(page, people.colleague)
    await open(page, toilet('totara'))
    await expect(say(page, /not sent yet/)).toHaveCount(0)
    await open(page, '/pages/home/outbox')
    await expect(page.getByText('Everything is sent')).toBeVisible()
    expect(await kept()).toBe(before)

    await open(page, '/pages/home/mine')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signIn(page, people.teacher)
    await expect.poll(kept, { timeout: 20_000 }).toBe(before + 1)
  })
})

function goTo(hash: string): void {
  location.hash = hash
}
