// Law 6: every screen opens without an error, an axe violation, a sideways scroll or a target too small for a thumb: for
// a teacher in the light and for a manager in the dark, on a phone, a tablet and a desk. Its words also have room in
// Chinese, and when they are twice as large. The screens come from the table, as `npm run routes` prints it; one tab
// goes from screen to screen.
import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { languagePack } from '../../tools/vite-language.ts'
import { addresses, namesAnId, type Screen } from '../support/addresses.ts'
import { violations } from '../support/axe.ts'
import { expect, goTo, settled, test } from '../test.ts'

const printed = execFileSync(process.execPath, ['tools/routes.ts'], { encoding: 'utf8' })
const screens: Screen[] = JSON.parse(printed)

const words = await languagePack('en-US')
const keys = ['app.crash', 'app.notFound', 'kit.loadFail', 'error.NOT_FOUND']
const broken = keys.map((key) => words[key] ?? '')

const widths = [360, 820, 1440]
/** What axe looks at depends little on the width between. */
const axeWidths = [360, 1440]

test.describe.configure({ mode: 'parallel' })
test.use({ keepTab: true })

test('there are screens', () => {
  expect(screens.length).toBeGreaterThan(0)
  expect(broken).not.toContain('')
})

test('a screen that names an id says which to open it with', () => {
  const silent = screens.filter((screen) => namesAnId(screen) && !addresses[screen.name])
  expect(silent.map(({ name }) => name)).toEqual([])
})

for (const screen of screens) {
  test(`${screen.name} for a teacher, in the light`, ({ teacher }) => look(teacher, screen, 'light'))
  test(`${screen.name} for a manager, in the dark`, ({ manager }) => look(manager, screen, 'dark'))
  test(`${screen.name} has room for Chinese, and for words twice as large`, async ({ colleague }) => {
    await speakChinese(colleague)
    await visit(colleague, screen)
    expect.soft(await sideways(colleague), 'sideways scroll in Chinese').toBe(0)
    await colleague.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect.soft(await sideways(colleague), 'sideways scroll with words twice as large').toBe(0)
    await colleague.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })
}

/** Opens a screen with what its address needs. Nothing that it reads may be refused, or not be there. */
async function visit(page: Page, screen: Screen): Promise<void> {
  const refused: string[] = []
  const listen = (response: { status: () => number; url: () => string }) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  }
  page.on('response', listen)
  await goTo(page, (await addresses[screen.name]?.(page, screen.path)) ?? screen.path)
  page.off('response', listen)
  expect.soft(refused, 'refused reads').toEqual([])
}

async function look(page: Page, screen: Screen, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width: 360, height: 900 })
  await visit(page, screen)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    const text = await page.getByRole('main').textContent()
    expect.soft(broken.filter((part) => text?.includes(part))).toEqual([])
    if (axeWidths.includes(width)) expect.soft(await violations(page), `axe at ${width} px`).toEqual([])
    expect.soft(await sideways(page), `sideways scroll at ${width} px`).toBe(0)
    expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([])
  }
}

const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

/** What can be tapped and is smaller than 48 px; a text field inside its border may lack that border's 2 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a[href], input, select, textarea, [role="button"], [role="switch"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // What only a screen reader meets is 1 px wide until it has the focus.
      .filter(({ box }) => box.width > 1 && (box.width < 46 || box.height < 46))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`),
  )
}

async function speakChinese(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 })
  if ((await page.evaluate(() => document.documentElement.getAttribute('lang'))) === 'zh-CN') return
  await goTo(page, '/pages/home/mine')
  await page.getByText('中文').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
}
