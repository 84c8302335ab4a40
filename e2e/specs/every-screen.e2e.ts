// Law 6: every screen opens at 360, 820 and 1440 px without an error, an axe violation or a sideways scroll, for
// a teacher in the light and for a manager in the dark. The screens come from the table, as `npm run routes` prints it.
import { execFileSync } from 'node:child_process'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, settled, test } from '../test.ts'

interface Screen {
  name: string
  path: string
}

const printed = execFileSync(process.execPath, ['tools/routes.ts'], { encoding: 'utf8' })
const screens: Screen[] = JSON.parse(printed)

const widths = [360, 820, 1440]
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function check(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  expect.soft(told, `axe at ${width} px`).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
}

test('there are screens', () => {
  expect(screens.length).toBeGreaterThan(0)
})

for (const { name, path } of screens) {
  test(`${name} for a teacher, in the light`, async ({ teacher }) => {
    await teacher.emulateMedia({ colorScheme: 'light' })
    await open(teacher, path)
    for (const width of widths) await check(teacher, width)
  })

  test(`${name} for a manager, in the dark`, async ({ manager }) => {
    await manager.emulateMedia({ colorScheme: 'dark' })
    await open(manager, path)
    for (const width of widths) await check(manager, width)
  })
}
