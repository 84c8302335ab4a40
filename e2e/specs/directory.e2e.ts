// Signing in with the centre's own directory, a real OpenID provider on this machine: set by a manager, used by a teacher.
import { startDirectory } from '@daybook/testkit/directory.ts'
import { expect, open, signIn, test } from '../test.ts'

test.use({ samePage: false })

test('a manager sets it, and a teacher signs in with it', async ({ page, people, baseURL }) => {
  const back = `${baseURL}/api/front/blade-common/login-directory/back/${people.manager.tenantId}`
  const provider = await startDirectory([back])
  try {
    await open(page, '/pages/login/login-account')
    await signIn(page, people.manager)
    await open(page, '/pages/manage/directory')
    await expect(page.getByText(back)).toBeVisible()
    await page.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer)
    await page.getByRole('textbox', { name: 'Client ID' }).fill(provider.client.clientId)
    await page.getByRole('textbox', { name: 'Client secret' }).fill(provider.client.clientSecret)
    await page.getByRole('radio', { name: 'By username' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Stop using it' })).toBeVisible()
    await open(page, '/pages/home/mine')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/login-account/)
    const button = page.getByRole('button', { name: 'Sign in with your organisation' })
    provider.person = { sub: 'u1', preferred_username: 'somebody.else' }
    await button.click()
    await expect(page.getByText('nobody at this centre has that email address or username')).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    provider.person = { sub: 'u2', preferred_username: people.teacher.account }
    await button.click()
    await page.waitForURL(/home\/home/)
    await open(page, '/pages/home/mine')
    await expect(page.getByText(people.teacher.name)).toBeVisible()
  } finally {
    await provider.close()
  }
})
