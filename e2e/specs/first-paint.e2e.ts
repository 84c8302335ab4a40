// What stands on the screen before the app's scripts have arrived, and how the app goes on from there.
import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { expect, settled, signIn, test } from '../test.ts'

const app = '**/assets/index-*.js'
/** What stands on the page before the app does, and is replaced without a change. */
const clip = { x: 0, y: 0, width: 390, height: 720 }

/** Opens the page without the app's scripts. @returns lets them through */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(app, async (route) => {
    await promise
    await route.continue()
  })
  // The page counts as loaded when its scripts are.
  await page.goto('/', { waitUntil: 'commit' })
  return async () => {
    resolve()
    await settled(page)
  }
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the logo and placeholders stand in the page itself', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('img', { name: 'Daybook' })).toBeVisible()
    await expect(page.locator('.first-line')).toHaveCount(3)
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const language of ['en-US', 'zh-CN'])
    test.describe(`${colorScheme}, ${language}`, () => {
      test.use({ colorScheme })

      test('the sign-in page stands in the page itself, and the app changes nothing on it', async ({
        page,
      }) => {
        await page.addInitScript(
          (chosen) => localStorage.setItem('language', JSON.stringify(chosen)),
          language,
        )
        const release = await holdApp(page)
        await expect(field(page, 'username')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await violations(page)).toEqual([])
        const before = await page.screenshot({ clip, animations: 'disabled' })
        await release()
        expect(await page.screenshot({ clip, animations: 'disabled' })).toEqual(before)
      })
    })

test('what is typed before the app is there stays, with the focus', async ({ page }) => {
  const release = await holdApp(page)
  await field(page, 'tenantId').fill('100001')
  await field(page, 'username').pressSequentially('teach')
  await release()
  await expect(field(page, 'username')).toBeFocused()
  await page.keyboard.type('er')
  await expect(field(page, 'username')).toHaveValue('teacher')
  await expect(field(page, 'tenantId')).toHaveValue('100001')
})

test('a sign-in that is sent before the app is there goes on with the app', async ({ page, people }) => {
  const release = await holdApp(page)
  const { tenantId, account, password } = people.teacher
  await field(page, 'tenantId').fill(tenantId)
  await field(page, 'username').fill(account)
  await field(page, 'password').fill(password)
  await field(page, 'password').press('Enter')
  await release()
  await page.waitForURL((url) => url.hash === '#/')
  await settled(page)
})

test('another language is chosen before the app is there', async ({ page }) => {
  const release = await holdApp(page)
  await field(page, 'username').fill('teacher')
  await page.getByText('中文').click()
  await expect(page.getByLabel('用户名')).toHaveValue('teacher')
  await release()
  await expect(page.getByLabel('用户名')).toHaveValue('teacher')
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
})

test('a signed-in user sees no sign-in, but what this device has of home', async ({ page, people }) => {
  await page.goto('/')
  await signIn(page, people.teacher)
  const room = page.getByRole('main').locator('a[href*="children-list?code="]')
  await expect(room.first()).toBeVisible()
  await settled(page)
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await answers.promise
    await route.continue().catch(() => undefined)
  })
  await page.goto('about:blank')
  const release = await holdApp(page)
  await expect(page.locator('.first-line')).toHaveCount(3)
  await expect(page.locator('form')).toHaveCount(0)
  const isReleased = release()
  await expect(room.first()).toBeVisible()
  answers.resolve()
  await isReleased
  await expect(room.first()).toBeVisible()
  // What is read again just now is cut off with the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('browsers find an icon, and the app’s pictures and shortcuts', async ({ request }) => {
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('image/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toContain('/#/pages/home/children-list')
  const pictures: { src: string; form_factor: string }[] = manifest.screenshots
  expect(pictures.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  for (const { src } of pictures)
    expect((await request.get(src)).headers()['content-type']).toBe('image/webp')
})
