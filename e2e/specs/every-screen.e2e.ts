// Law 6: every screen opens without an error, an axe violation, horizontal scrolling, a target that is too small, a button
// whose words are cut off or a word that is broken. In English and in light mode for a manager, who has the most to press, on
// a phone, a tablet and a desktop, where texts must also fit at double size on the phone. In Chinese and in dark mode for a
// teacher, or for a manager where a teacher may not, on a phone. The screens come from the table that `npm run routes`
// prints. One tab opens them all.
import { execFileSync } from 'node:child_process'
import { rightsOf } from '@daybook/contract/kernel/rights.ts'
import type { Page } from '@playwright/test'
import { languagePack } from '../../tools/vite-language.ts'
import { addresses, namesAnId, type Screen } from '../support/addresses.ts'
import { violations } from '../support/axe.ts'
import { measured } from '../support/measured.ts'
import { expect, goTo, settled, test } from '../test.ts'

const printed = execFileSync(process.execPath, ['tools/routes.ts'], { encoding: 'utf8' })
const all: Screen[] = JSON.parse(printed)
/** `npm test -- --changed` names the features that a change concerns. */
const features = process.env.E2E_FEATURES?.split(',')
const screens = all.filter(({ feature }) => features?.includes(feature) ?? true)

const keys = ['app.crash', 'app.notFound', 'kit.loadFail', 'error.NOT_FOUND']
const packs = [await languagePack('en-US'), await languagePack('zh-CN')]
const broken = packs.flatMap((words) => keys.map((key) => words[key] ?? ''))

const ofTeacher: readonly string[] = ['public', 'staff', ...rightsOf(['teacher'])]
const isForTeachers = ({ can }: Screen) => can === undefined || ofTeacher.includes(can)

/** Chinese words are the shorter ones: what fits on a wide page in English fits in Chinese, and the layout is the same. */
const widths = { light: [360, 820, 1440], dark: [360] }
/** axe is the slowest part. What it finds depends on the width and on the colours, and hardly on both together. */
const axeWidth = { light: 1440, dark: 360 }
/** It is the same on every screen, and most of the elements of many. A test of its own looks at it. */
const navigation = 'nav[data-side]'

test.describe.configure({ mode: 'parallel' })
test.use({ keepTab: true })

// Parts that measure themselves follow in the next frames. A long page takes a busy machine a while.
const inTime = expect.configure({ soft: true, timeout: 60_000 })

test('there are screens', () => {
  expect(all.length).toBeGreaterThan(0)
  expect(broken).not.toContain('')
})

test('every screen with an id parameter has a test address', () => {
  const silent = all.filter((screen) => namesAnId(screen) && !addresses[screen.name])
  expect(silent.map(({ name }) => name)).toEqual([])
})

for (const screen of screens) {
  test(`${screen.name} in English, for a manager, in light mode`, ({ manager }) =>
    look(manager, screen, 'light'))
  const inChinese = async (page: Page) => {
    await speakChinese(page)
    await look(page, screen, 'dark')
  }
  if (isForTeachers(screen))
    test(`${screen.name} in Chinese, for a teacher, in dark mode`, ({ teacher }) => inChinese(teacher))
  else
    test(`${screen.name} in Chinese, for a manager, in dark mode`, ({ assistantManager }) =>
      inChinese(assistantManager))
}

test('navigation and tables of a desktop have no axe violations in light and dark mode', async ({
  manager,
}) => {
  await manager.setViewportSize({ width: 1440, height: 900 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await manager.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of ['/', '/pages/home/task/check-details', '/pages/manage/staff']) {
      await goTo(manager, path)
      await expect(manager.locator(navigation)).toBeVisible()
      expect.soft(await violations(manager), path).toEqual([])
    }
  }
})

/** Opens a screen with its search parameters. No request may fail. */
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
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // From the width that the screen before was left in: making the navigation of a desktop takes longer than a visit.
  const isDesktop = page.viewportSize()?.width === 1440
  const order = isDesktop ? widths[colorScheme].toReversed() : widths[colorScheme]
  await page.setViewportSize({ width: order[0] as number, height: 900 })
  await visit(page, screen)
  for (const width of order) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    const { text, scrolls, small, cut, split } = await page.evaluate(measured, 'html')
    expect.soft(broken.filter((part) => text.includes(part))).toEqual([])
    if (width === axeWidth[colorScheme])
      expect.soft(await violations(page, navigation), `axe at ${width} px`).toEqual([])
    if (scrolls !== 0) await inTime.poll(() => sideways(page), `sideways scroll at ${width} px`).toBe(0)
    const again = () => page.evaluate(measured, 'html')
    if (small.length > 0)
      await inTime.poll(async () => (await again()).small, `targets at ${width} px`).toEqual([])
    if (cut.length > 0)
      await inTime.poll(async () => (await again()).cut, `words cut off at ${width} px`).toEqual([])
    if (split.length > 0)
      await inTime.poll(async () => (await again()).split, `broken words at ${width} px`).toEqual([])
    if (width === 360 && colorScheme === 'light') await doubleText(page)
  }
}

async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await inTime.poll(() => sideways(page), 'sideways scroll with words twice as large').toBe(0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

async function speakChinese(page: Page): Promise<void> {
  if ((await page.evaluate(() => document.documentElement.getAttribute('lang'))) === 'zh-CN') return
  await goTo(page, '/pages/home/mine')
  await page.getByText('中文').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
}
