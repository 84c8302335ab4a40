// URLs that users type, share and bookmark, and sessions that end while a page is open.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { callAs, expect, open, settled, signIn, test } from '../test.ts'

const at = (path: string) => (url: URL) => url.hash.split('?')[0] === `#${path}`
const login = '/pages/login/login-account'

test('a plain path opens its screen on the very first visit, and after signing in', async ({
  page,
  teacher,
  people,
}) => {
  await teacher.goto('/pages/home/mine')
  await teacher.waitForURL(at('/pages/home/mine'))
  await expect(teacher.getByRole('heading', { name: 'Personal Center' })).toBeVisible()

  await page.goto('/pages/home/mine')
  await page.waitForURL(at(login))
  await signIn(page, people.teacher)
  await page.waitForURL(at('/pages/home/mine'))
  await settled(page)
})

test('an unknown path shows its name and a link home', async ({ teacher }) => {
  await teacher.goto('/pages/home/nowhere')
  await expect(teacher.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(teacher.getByText('Daybook has no page at /pages/home/nowhere.')).toBeVisible()
  await teacher.getByRole('link', { name: 'Go to Home' }).click()
  await teacher.waitForURL(at('/'))
  await settled(teacher)
})

test('an ended session opens the login page within 5 s', async ({ signInFresh }) => {
  const page = await signInFresh('teacher')
  const connected = page.waitForResponse((response) => response.url().includes('/live'))
  await open(page, '/pages/home/home')
  await connected
  await callAs(page, auth, 'signOut', {})
  await page.waitForURL(at(login), { timeout: 5000 })
  await expect(page.getByLabel('Username')).toBeVisible()
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
