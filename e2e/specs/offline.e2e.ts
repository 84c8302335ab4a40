// Entries recorded offline survive a browser crash and are sent exactly once, by their author, when the network is back.

import { bottleFeed, bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import { sunscreenApplicationRules } from '@daybook/contract/sunscreenApplication/sunscreenApplication.rules.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import type { Page, Route } from '@playwright/test'
import { onTile, shortName } from '../support/boards.ts'
import { type Device, isOnDisk, newProfile, startDevice } from '../support/device.ts'
import { claimsOf, readableOn, recordedBy, waitingOn } from '../support/outbox.ts'
import { lies } from '../support/sleepers.ts'
import { callAs, expect, open, settled, signIn, test } from '../test.ts'

const infants = 'piwakawaka'
const older = 'kereru'
const oldest = 'totara'
const rooms = [infants, older, oldest]
const roomNames: Record<string, string> = { kereru: 'Kererū', totara: 'Tōtara', piwakawaka: 'Pīwakawaka' }
const headings: Record<string, RegExp> = {
  milk: /^Milk/,
  'nappy-change': /^(Nappy change|Toilet)/,
  sleep: /^Sleep/,
  sunscreen: /^Sunscreen/,
}
const milk = `/pages/home/task/milk?code=${infants}`
const nappies = `/pages/home/task/nappy-change?code=${infants}`
const beds = `/pages/home/task/sleep?code=${infants}`
const toilet = (code: string) => `/pages/home/task/nappy-change?tab=toilet&code=${code}`
const sunscreen = `/pages/home/task/sunscreen?code=${older}`

const say = (page: Page, words: RegExp) => page.getByRole('link', { name: words })
const notSent = (count: number) => new RegExp(`^${count} not sent yet`)
const does = (page: Page, what: string) => page.getByRole('button', { name: new RegExp(`^${what} for `) })

interface Named {
  id: string
  firstName: string
  familyName: string
}

/** Records an entry for a child. */
async function record(page: Page, child: Named, what: string): Promise<void> {
  await page.getByRole('button', { name: onTile(child) }).click()
  await does(page, what).click()
}
const step = (page: Page, word: string, child: Named) =>
  page.getByRole('button', { name: new RegExp(`^${word}: ${shortName(child)}$`) })

async function check(page: Page, child: Named): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Check ${child.firstName} `) }).click()
  await lies(page, 'Back').check()
  await page.getByRole('button', { name: new RegExp(`^All well: ${shortName(child)}$`) }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Children of a room who are here and use the toilet. */
async function childrenOf(page: Page, code: string) {
  const { data } = await callAs(page, toiletVisit, 'getBoard', { code })
  return data.children.filter((child) => child.presence === 'present' && !child.inNappies)
}

/** The children for the fifty entries, from the server. */
async function whomFor(page: Page) {
  const [milkBoard, nappyBoard, sleepBoard, creamBoard] = await Promise.all([
    callAs(page, bottleFeed, 'getBoard', { code: infants }),
    callAs(page, nappyChange, 'getBoard', { code: infants }),
    callAs(page, sleep, 'getBoard', { code: infants }),
    callAs(page, sunscreenApplication, 'getBoard', { code: older }),
  ])
  const here = ({ presence }: { presence: string }) => presence === 'present'
  const fed = milkBoard.data.children.filter(here).filter((child) => {
    const bottle = child.last?.detail
    return bottle && conflictsOf(bottleFeedRules, bottle, child).length === 0
  })
  const creamed = creamBoard.data.children
    .filter(here)
    .filter((child) => child.sunscreenConsent === 'centreCream')
    .filter((child) => conflictsOf(sunscreenApplicationRules, { outcome: 'applied' }, child).length === 0)
  const awake = sleepBoard.data.children.filter(here).filter(({ sleep: open }) => open === null)
  const slept = awake.slice(0, 5)
  const asleep = sleepBoard.data.children.filter(({ sleep: open }) => open?.detail.asleepAt)
  const changed = nappyBoard.data.children.filter(
    ({ presence, inNappies }) => presence === 'present' && inNappies,
  )
  const chosen = {
    slept,
    checked: [...slept, ...asleep.slice(0, 4)],
    changed: changed.slice(0, 9),
    fed: fed.slice(0, 6),
    creamed: creamed.slice(0, 8),
  }
  const steps = 2 * chosen.slept.length + chosen.checked.length
  const count = steps + chosen.changed.length + chosen.fed.length + chosen.creamed.length
  const [nearest, furthest] = await Promise.all([childrenOf(page, older), childrenOf(page, oldest)])
  const whoGo = [...nearest, ...furthest]
  // Some children get two entries, because there are fewer children for the other kinds.
  const wees = Array.from({ length: 50 - count }, (_, i) => whoGo[i % whoGo.length] as Named)
  const everybody = [...Object.values(chosen).flat(), ...wees]
  for (const some of Object.values(chosen)) expect(some.length).toBeGreaterThan(0)
  expect(new Set(everybody.map(({ id }) => id)).size).toBeGreaterThanOrEqual(20)
  const isNear = ({ id }: Named) => nearest.some((one) => one.id === id)
  return { ...chosen, wees: wees.filter(isNear), furtherWees: wees.filter((child) => !isNear(child)) }
}

test.describe('on a device that loses power', () => {
  test.setTimeout(240_000)

  test('fifty offline entries of all kinds: none is lost or doubled, and all keep their time', async ({
    manager,
    people,
    baseURL,
  }) => {
    const profile = newProfile()
    let device: Device | undefined
    try {
      device = await startDevice(profile.path)
      await device.page.goto(`${baseURL}/#/pages/login/login-account`)
      await signIn(device.page, people.colleague)
      // Screens opened before going offline open again.
      for (const path of [milk, toilet(oldest), toilet(older), sunscreen, beds, nappies]) {
        await show(device.page, baseURL, path)
        // Until it is kept on the device.
        await settled(device.page)
      }
      // It keeps the whole app, which takes a busy machine half a minute.
      await device.page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
        undefined,
        { timeout: 60_000 },
      )
      const { slept, checked, changed, fed, creamed, wees, furtherWees } = await whomFor(manager)

      await device.context.setOffline(true)
      for (const child of changed) await record(device.page, child, 'Wet nappy')
      await show(device.page, baseURL, beds)
      for (const child of slept) await step(device.page, 'In bed', child).click()
      for (const child of slept) await step(device.page, 'Asleep', child).click()
      const first = changed.length + 2 * slept.length
      await expect(say(device.page, notSent(first))).toBeVisible()
      const before = await waitingOn(device.page)
      // Of who is signed in, whose entries these are.
      const isKept = () => ['accessToken', 'outboxKey'].every((name) => isOnDisk(profile.path, name))
      await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
      await device.kill()

      device = await startDevice(profile.path)
      await device.context.setOffline(true)
      await show(device.page, baseURL, beds)
      await expect(say(device.page, notSent(first))).toBeVisible()
      for (const child of checked) await check(device.page, child)
      await show(device.page, baseURL, milk)
      for (const child of fed) await record(device.page, child, 'As last time')
      await show(device.page, baseURL, toilet(older))
      for (const child of wees) await record(device.page, child, 'Wee')
      await show(device.page, baseURL, toilet(oldest))
      for (const child of furtherWees) await record(device.page, child, 'Wee')
      await show(device.page, baseURL, sunscreen)
      for (const child of creamed) await record(device.page, child, 'Sunscreen applied')
      await expect(say(device.page, notSent(50))).toBeVisible()
      const made = await waitingOn(device.page)
      expect(made.slice(0, first).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
      const { now: darkUntil } = (await callAs(manager, toiletVisit, 'getBoard', { code: older })).data
      const [maker = ''] = made.map(({ userId }) => userId)
      const known = await recordedBy(manager, maker, rooms)

      await device.page.route('**/api/blade-garden/task-*/**', onABadDay(manager))
      await device.context.setOffline(false)
      await expect(say(device.page, /not sent yet/)).toHaveCount(0, { timeout: 120_000 })
      await expect(say(device.page, /your attention/)).toHaveCount(0)

      const recorded = await recordedBy(manager, maker, rooms)
      const fresh = recorded.filter((one) => !known.includes(one))
      expect(fresh).toEqual(made.flatMap(claimsOf).sort())
      // The device's own clock is years ahead of the server's.
      expect(made.flatMap(claimsOf).filter((claim) => (claim.split(' ').at(-1) ?? '') > darkUntil)).toEqual(
        [],
      )
    } finally {
      await device?.kill()
      profile.remove()
    }
  })
})

async function show(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  // Navigate within the open app, as a user does.
  if (page.url().startsWith(`${baseURL}/`)) await page.evaluate(goTo, path)
  else await page.goto(`${baseURL}/#${path}`)
  const [, code = ''] = path.split('code=')
  // The board before this one may be of the same room.
  const [, task = ''] = /task\/([a-z-]+)/.exec(path) ?? []
  await expect(page.getByRole('heading', { level: 1, name: headings[task] })).toBeVisible()
  await expect(page.getByRole('button', { name: roomNames[code] })).toHaveAttribute('aria-pressed', 'true')
  await expect(
    page.getByRole('button', { name: /^(All (present|awake|in bed)|Everyone else|Check |Time )/ }).first(),
  ).toBeVisible()
}

/** Out of every sixteen writes, one is stored but answered with 500, one is sent twice, one is never sent, and one gets a
 *  slow response. */
function onABadDay(manager: Page): (route: Route) => Promise<void> {
  let count = 0
  return async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    count++
    if (count % 16 === 1) {
      await route.fetch()
      await route.fulfill({ status: 500, body: '{}' })
    } else if (count % 16 === 5) {
      await route.fetch()
      await route.fulfill({ response: await route.fetch() })
    } else if (count % 16 === 9) await route.abort()
    else if (count % 16 === 13) {
      const response = await route.fetch()
      for (let others = 0; others < 10; others++)
        await callAs(manager, toiletVisit, 'getBoard', { code: older })
      await route.fulfill({ response })
    } else await route.continue()
  }
}

test.describe('two people on one tablet', () => {
  test.use({ allowedProblems: [/ERR_FAILED/] })

  test('unsent entries prompt at sign-out, are hidden from the other user, and are sent at the next sign-in', async ({
    signInFresh,
    manager,
    people,
  }) => {
    const page = await signInFresh('teacher')
    const children = await (async () => {
      await open(page, toilet('totara'))
      return childrenOf(page, 'totara')
    })()
    const child = children.at(-1) as Named
    // A name of two letters stands by chance in tokens and in what is encrypted.
    const names = children.map(({ familyName }) => familyName).filter((name) => name.length > 4)
    const traces = [...children.map(({ id }) => id), ...names]
    expect(names.length).toBeGreaterThan(3)
    const left = async () => {
      // A short name also stands in the hashes of the app's files, by chance.
      const text = (await readableOn(page)).replaceAll(/\/assets\/[\w.-]+/g, '')
      return traces.filter((trace) => text.includes(trace))
    }
    const kept = async () =>
      (await callAs(manager, toiletVisit, 'listEntries', { code: 'totara' })).data.filter(
        ({ childId, recordedBy }) => childId === child.id && recordedBy.name.includes('Hana'),
      ).length
    const before = await kept()
    await page.route('**/api/blade-garden/task-toilet/**submit-data*', (route) => route.abort())
    await record(page, child, 'Wee')
    await expect(say(page, /^1 not sent yet/)).toBeVisible()

    await open(page, '/pages/home/mine')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const asked = page.getByRole('dialog', { name: '1 entry is not sent yet' })
    await asked.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(asked).toBeHidden()
    await page.getByRole('button', { name: 'Sign out' }).click()
    expect(await left()).not.toEqual([])
    await asked.getByRole('button', { name: 'Sign out, send later' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect.poll(left).toEqual([])

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
