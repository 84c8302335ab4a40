// A second step at sign-in: turned on by its owner, asked for after the password, and reset by a manager.
import { appCode } from '@daybook/testkit/secondStep.ts'
import type { Page } from '@playwright/test'
import { centreOf } from '../../tools/lib/test-centres.ts'
import { expect, open, test } from '../test.ts'

const centre = centreOf(import.meta.filename)
const login = '/pages/login/login-account'

/** The code of the page's own time, which is the server's. It changes every half minute, so it may have to be sent again. */
const codeNow = async (page: Page, secret: string) =>
  appCode(new Date(await page.evaluate(() => Date.now())), secret)

test.use({ samePage: false })

test('a teacher turns it on, and signs in with password and recovery code', async ({ page, people }) => {
  const { account, password } = people.teacher
  await open(page, login)
  const signIn = async () => {
    await page.getByLabel('Centre number').fill(centre)
    await page.getByLabel('Username').fill(account)
    await page.getByLabel(/^Password( \*)?$/).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signIn()
  await page.waitForURL(/home\/home/)
  await open(page, '/pages/user/second-step')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = ((await page.locator('strong').textContent()) ?? '').replaceAll(' ', '')
  await expect(async () => {
    await page.getByLabel('Code from the app').fill(await codeNow(page, secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('They are shown only now')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const recovery = await page.getByRole('main').getByRole('listitem').first().textContent()
  await page.getByRole('button', { name: 'I’ve kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()
  await open(page, '/pages/home/mine')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/login-account/)
  await signIn()
  await page.waitForURL(/login-second-step/)
  await page.getByLabel('Code').fill(recovery ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/home\/home/)
})
