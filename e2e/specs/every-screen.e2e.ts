// Law 6: every screen opens at 360, 820 and 1440 px without an error, an axe violation, a sideways scroll
// or a target too small for a thumb, for a teacher in the light and for a manager in the dark. The screens come from
// the table, as `npm run routes` prints it.
import { execFileSync } from 'node:child_process'
import { AxeBuilder } from '@axe-core/playwright'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import type { Page } from '@playwright/test'
import { languagePack } from '../../tools/vite-language.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

interface Screen {
  name: string
  path: string
}

const printed = execFileSync(process.execPath, ['tools/routes.ts'], { encoding: 'utf8' })
const screens: Screen[] = JSON.parse(printed)

const words = await languagePack('en-US')
const broken = ['app.crash', 'app.notFound', 'kit.loadFail'].map((key) => words[key] ?? '')

const widths = [360, 820, 1440]
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function check(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await settled(page)
  for (const text of broken) await expect.soft(page.getByText(text)).toHaveCount(0)
  // There are no frames, which alone would need a page of axe's own; and only what is wrong is written out.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag)
  const { violations } = await axe.setLegacyMode().analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  expect.soft(told, `axe at ${width} px`).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
  expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([])
}

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

const fromDay = async (page: Page, path: string) => {
  const { data } = await callAs(page, today, 'listDay', {})
  return data.find((item) => item.page?.startsWith(`${path}?`))?.page ?? path
}

/** Screens that show something only when their address says what. */
const addresses: Record<string, (page: Page, path: string) => Promise<string>> = {
  nappyChange: fromDay,
  birthday: fromDay,
  childPage: async (page, path) => {
    const { data } = await callAs(page, attendance, 'listPresent', {})
    return `${path}?id=${data[0]?.id}`
  },
  messageInfo: async (page, path) => {
    const { data } = await callAs(page, message, 'listMessages', {})
    return `${path}?id=${data.records[0]?.id}`
  },
}

async function openAndCheck(page: Page, screen: Screen, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await open(page, (await addresses[screen.name]?.(page, screen.path)) ?? screen.path)
  for (const width of widths) await check(page, width)
}

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('there are screens', () => {
  expect(screens.length).toBeGreaterThan(0)
  expect(broken).not.toContain('')
})

for (const screen of screens) {
  test(`${screen.name} for a teacher, in the light`, ({ teacher }) => openAndCheck(teacher, screen, 'light'))
  test(`${screen.name} for a manager, in the dark`, ({ manager }) => openAndCheck(manager, screen, 'dark'))
}
