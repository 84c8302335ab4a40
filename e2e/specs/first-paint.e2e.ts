// What stands on the screen before the app's scripts have arrived.
import { expect, test } from '../test.ts'

test.use({ javaScriptEnabled: false })

test('the logo and placeholders stand in the page itself', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'Daybook' })).toBeVisible()
  await expect(page.locator('.first-line')).toHaveCount(3)
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
