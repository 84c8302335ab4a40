// Signing in and out: error messages, lock, redirects, and the end of a session in every tab.

import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { demoAccounts } from '@daybook/demo/accounts.ts'
import { send } from '@daybook/testkit/call.ts'
import type { Page, Request } from '@playwright/test'
import { centreOf } from '../../tools/lib/test-centres.ts'
import { callAs, expect, open, settled, signIn, test } from '../test.ts'

const centre = centreOf(import.meta.filename)
const login = '/pages/login/login-account'
const mine = '/pages/home/mine'
const at = (path: string) => (url: URL) => url.hash.split('?')[0] === `#${path}`

/** A separate IP address for tests with failed sign-ins, because failures lock the address too. */
const comeFrom = (page: Page, address: string) =>
  page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': address })

const refusal = (page: Page, words: string) => page.locator('form').getByText(words)

/** Taps until the button responds, because it ignores taps within a second of the last. */
async function tap(page: Page) {
  let isSent = false
  const note = (request: Request) => {
    isSent ||= request.url().includes('/oauth/token')
  }
  page.on('request', note)
  await expect(async () => {
    if (!isSent) await page.getByRole('button', { name: 'Sign in' }).click()
    expect(isSent).toBe(true)
  }).toPass()
  page.off('request', note)
}

/** Submits the form once and waits for the response. */
async function attempt(page: Page, { account = '', password = 'Wrong1x' }: Partial<DemoAccount>) {
  await page.getByLabel('Centre number').fill(centre)
  await page.getByLabel('Username').fill(account)
  await page.getByLabel(/^Password( \*)?$/).fill(password)
  const answered = page.waitForResponse((response) => response.url().includes('/oauth/token'))
  await tap(page)
  await answered
}

/** @returns the status of a sign-in with a wrong password, sent as a page of this address sends it */
async function failElsewhere(account: string, address: string): Promise<number> {
  const url = `http://127.0.0.1:${process.env.E2E_PORT}`
  const words = { username: account, password: 'Wrong1x', grant_type: 'password', type: 'account' } as const
  const headers = { 'Tenant-Id': centre, 'X-Forwarded-For': address }
  const signIn = { ...words, tenantId: centre, scope: 'all' }
  return (await send(url, auth.operations.signIn, signIn, { headers })).status
}

async function fail(page: Page, person: Partial<DemoAccount>, words: string) {
  await attempt(page, person)
  await expect(refusal(page, words)).toBeVisible()
}

const wrong = 'Invalid username or password'
const tooMany = 'Too many failed attempts. Please try again later'

test('shows the same error for a wrong password and an unknown name, then signs in', async ({
  page,
  people,
}) => {
  await comeFrom(page, '203.0.113.1')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await open(page, login)
  await fail(page, { account: 'nobody.here' }, wrong)
  await fail(page, { account: people.teacher.account }, wrong)
  await attempt(page, people.teacher)
  await page.waitForURL(at('/pages/home/home'))
  expect(addresses.join()).not.toContain(people.teacher.password)
})

test('locks an account after five failures, notifies its user, and a manager unlocks it', async ({
  page,
  manager,
  people,
}) => {
  const { data } = await callAs(manager, staff, 'searchStaff', { size: 100 })
  // Found by name, because the last one has a demo account.
  const colleague = data.records.filter(({ postName }) => postName === 'Teacher').at(-2)
  const { account, realName } = (await callAs(manager, staff, 'getStaff', { id: colleague?.id ?? '' })).data
  const person = { ...people.teacher, account }
  expect(demoAccounts.map((one) => one.account)).not.toContain(account)

  await comeFrom(page, '203.0.113.4')
  await open(page, login)
  // The form takes a second for each try, so the first ones come from another page of this network.
  for (const _ of [1, 2, 3, 4]) expect(await failElsewhere(account, '203.0.113.4')).toBe(400)
  await fail(page, { account }, wrong)
  await fail(page, person, tooMany)

  await open(manager, '/pages/manage/sign-in-locks')
  await expect(manager.getByText(`${account} · locked until`)).toBeVisible()
  await manager.getByRole('button', { name: `Unlock ${realName}` }).click()
  await expect(manager.getByText('Nobody is locked out')).toBeVisible()

  await attempt(page, person)
  await page.waitForURL(at('/pages/home/home'))
  await open(page, '/pages/home/msg')
  await expect(page.getByText('Someone tried to sign in as you')).toBeVisible()
})

test('opens the requested page after sign-in', async ({ page, people }) => {
  await page.goto(`/#${mine}`)
  await page.waitForURL(at(login))
  expect(new URL(page.url()).hash).toContain(`redirect=${encodeURIComponent(mine)}`)
  await signIn(page, people.teacher)
  await page.waitForURL(at(mine))
})

test('signs in on another device with a code', async ({ page, teacher }) => {
  await comeFrom(page, '203.0.113.5')
  await open(teacher, '/pages/user/center')
  await teacher.getByRole('button', { name: 'Sign in on another device' }).click()
  const code = (await teacher.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).textContent()) ?? ''
  await open(page, login)
  await page.getByRole('link', { name: 'Sign in with a code' }).click()
  // The page before it has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Sign in with a code' })).toBeVisible()
  await page.getByLabel('Centre number').fill(centre)
  await page.getByLabel(/^Code( \*)?$/).fill('ABCD 2345')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/This code is wrong/)).toBeVisible()
  await page.getByLabel(/^Code( \*)?$/).fill(code.toLowerCase())
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 1000 })
    await page.waitForURL(at('/pages/home/home'), { timeout: 1000 })
  }).toPass()
})

test('signs out at once in every tab and removes the user’s data', async ({ signInFresh }) => {
  const page = await signInFresh('teacher')
  await open(page, '/pages/home/home')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.waitForURL(at(mine))
  const otherTab = await page.context().newPage()
  await open(otherTab, mine)
  const stolen = JSON.parse(await page.evaluate(() => localStorage.getItem('accessToken') ?? ''))

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(at(login))
  await otherTab.waitForURL(at(login))
  const answer = await page.request.get('/api/blade-system/user/info', {
    headers: { 'Blade-Auth': `bearer ${stolen}` },
  })
  expect(answer.status()).toBe(401)

  // The storage is emptied as soon as the sign-in is shown.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  const held = await page.evaluate(() => JSON.stringify(localStorage))
  expect(held).not.toContain(stolen)
  expect(held).not.toContain('refreshToken')
  await expect(page.getByLabel('Username')).toHaveValue('teacher')
  await expect(page.getByLabel(/^Password( \*)?$/)).toHaveValue('')
  await page.goBack()
  await page.waitForURL(at(login))
})

test('opens the sign-in and returns when the session has ended elsewhere', async ({
  signInFresh,
  people,
}) => {
  const page = await signInFresh('teacher')
  await open(page, mine)
  await callAs(page, auth, 'signOut', {})
  await page.goto('/#/pages/home/home')
  await page.waitForURL(at(login))
  await signIn(page, people.teacher)
  await page.waitForURL(at('/pages/home/home'))
  await settled(page)
})
