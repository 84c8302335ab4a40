// A passkey: made in My Profile by the browser's own authenticator, and used to sign in without a name.
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../test.ts'

test.use({ samePage: false })

/** Browsers have passkeys for names only, and `localhost` is one. */
const byName = (path: string) => `http://localhost:${process.env.E2E_PORT}/#${path}`

/** A device in this browser that knows its owner. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options })
}

test('a teacher makes a passkey, and signs in with it', async ({ page, people }) => {
  await addAuthenticator(page)
  await page.goto(byName('/pages/login/login-account'))
  await signIn(page, people.teacher)
  await page.waitForURL(/home\/home/)
  await page.goto(byName('/pages/user/second-step'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('My phone')
  await sheet.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Rename or remove My phone' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await sheet.getByLabel('Name').fill('The same phone')
  await sheet.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This device already has a passkey')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  await page.goto(byName('/pages/home/mine'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/home\/home/)
})
