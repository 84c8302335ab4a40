// Law 6 for the sheets of central screens, on the smallest phone and with words twice as large: nothing in them is cut off or has to be
// scrolled sideways, every target is large enough, and what they hold has room between head and actions. The
// screens themselves: every-screen.e2e.ts.
import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { measured } from '../support/measured.ts'
import { expect, goTo, settled, test } from '../test.ts'

test.use({ keepTab: true })

const nappies = '/pages/home/task/nappy-change?code=tui'
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

interface SheetOf {
  says: string
  path: string
  opener: (page: Page) => Locator
  /** A table of seven columns, which are narrower than a target here and may be scrolled sideways when they are large. */
  isTable?: boolean
}

const sheets: SheetOf[] = [
  { says: 'the details of a care entry', path: nappies, opener: button('More') },
  { says: 'the time of a care entry', path: nappies, opener: button(/^Time /) },
  { says: 'a child of a board', path: nappies, opener: button(/^Open /) },
  { says: 'a meal', path: '/pages/home/task/meal?code=tui', opener: button('More') },
  { says: 'the calendar', path: '/', opener: button('Calendar'), isTable: true },
  { says: 'several reports to confirm', path: '/pages/home/todo', opener: button(/^Confirm several/) },
  { says: 'the search', path: '/', opener: button('Find') },
]

const sheet = 'dialog[open]'
const inTime = expect.configure({ soft: true, timeout: 30_000 })

for (const { says, path, opener, isTable = false } of sheets)
  test(`sheet: ${says}`, async ({ manager }) => {
    await manager.setViewportSize({ width: 320, height: 640 })
    await goTo(manager, path)
    await opener(manager).click()
    await expect(manager.getByRole('dialog')).toBeVisible()
    await settled(manager)
    await fits(manager, 'on a screen of 320 px')
    const { small } = await manager.evaluate(measured, sheet)
    if (!isTable) expect.soft(small).toEqual([])
    expect.soft(await violations(manager)).toEqual([])
    await manager.setViewportSize({ width: 390, height: 844 })
    const { split } = await manager.evaluate(measured, sheet)
    expect.soft(split, 'broken words').toEqual([])
    await manager.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    if (!isTable) await fits(manager, 'with words twice as large')
    await manager.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await manager.keyboard.press('Escape')
    await expect(manager.getByRole('dialog')).toBeHidden()
  })

async function fits(page: Page, where: string): Promise<void> {
  const { cut } = await page.evaluate(measured, sheet)
  expect.soft(cut, `words cut off ${where}`).toEqual([])
  await inTime.poll(() => page.evaluate(spaceIn, sheet), where).toEqual({ sideways: [], hasRoom: true })
}

/** Runs on the page: what of a sheet has to be scrolled sideways, and whether what it holds has room. */
function spaceIn(selector: string) {
  const parts = [...document.querySelectorAll<HTMLElement>(`${selector} *`)]
  const scrolling = parts.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
  const sideways = scrolling
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ className }) => className)
  return { sideways, hasRoom: scrolling.some(({ clientHeight }) => clientHeight >= 100) }
}
