// Every board on a very small screen and with large text: 320 × 256 is what a window of 1280 × 1024 shows at 400 % zoom.
// Nothing scrolls sideways, and whatever takes the focus can be seen, among it every child: nothing is below the head or
// the bar. The number of sleepers in sight is checked here too, as that of other boards in BoardLayout.test.tsx.
import type { Page } from '@playwright/test'
import { board as sleepBoard, sleeping, wakeEverybody } from '../support/sleepers.ts'
import { expect, goTo, open, settled, test } from '../test.ts'

const boards = {
  attendance: '/pages/home/children-list?code=piwakawaka',
  nappies: '/pages/home/task/nappy-change?code=piwakawaka',
  toilet: '/pages/home/task/nappy-change?tab=toilet&code=tui',
  milk: '/pages/home/task/milk?code=piwakawaka',
  sunscreen: '/pages/home/task/sunscreen?code=tui',
  sleep: '/pages/home/task/sleep?code=piwakawaka',
}

/** What takes the focus and is covered, or out of sight. Most of it are children. */
async function covered(page: Page): Promise<(string | null)[]> {
  const { found, count } = await page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>('#main :is(button, a[href], input, select, textarea)'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.matches(':disabled') && element.getBoundingClientRect().width > 1)
    const found = focusable
      .filter((element) => {
        element.focus()
        const box = element.getBoundingClientRect()
        const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return bottom - top < 24 || !hit || !(element.contains(hit) || hit.contains(element))
      })
      .map((element) => element.ariaLabel ?? element.textContent)
    return { found, count: focusable.length }
  })
  expect(count).toBeGreaterThan(5)
  return found
}

/** The page keeps space for its bars only once they have been drawn and measured (web: kit/useHeightAs.ts). */
const measured = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** How much of the first child is in sight when the board opens, in px. */
const childInSight = (page: Page) =>
  page.evaluate(() => {
    const child = document.querySelector('[data-board] li')?.getBoundingClientRect()
    const bar = document.querySelector('[data-aside]')?.getBoundingClientRect()
    const bottom = bar && bar.width > innerWidth / 2 ? Math.min(bar.top, innerHeight) : innerHeight
    return child ? Math.min(child.bottom, bottom) - child.top : 0
  })

for (const [name, path] of Object.entries(boards))
  test(`${name} can be used at 400 % zoom and with text twice as large`, async ({ teacher }) => {
    // An overdue check takes the room of a child, rightly.
    await wakeEverybody(teacher)
    await teacher.setViewportSize({ width: 320, height: 256 })
    await goTo(teacher, path)
    await measured(teacher)
    expect.soft(await childInSight(teacher), 'child in sight at 320 × 256').toBeGreaterThan(24)
    expect.soft(await covered(teacher), 'covered at 320 × 256').toEqual([])
    expect.soft(await sideways(teacher), 'sideways scroll at 320 × 256').toBe(0)
    await teacher.setViewportSize({ width: 390, height: 664 })
    await teacher.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await teacher.evaluate(() => scrollTo(0, 0))
    await settled(teacher)
    await measured(teacher)
    expect.soft(await childInSight(teacher), 'child in sight with large text').toBeGreaterThan(24)
    expect.soft(await covered(teacher), 'covered with large text').toEqual([])
    expect.soft(await sideways(teacher), 'sideways scroll with large text').toBe(0)
    await teacher.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })

test('six sleepers are wholly in sight on a phone, and four on a small one', async ({ teacher }) => {
  await wakeEverybody(teacher)
  const { children } = await sleepBoard(teacher, 'kereru')
  const here = children.filter(({ presence, sleep }) => presence === 'present' && !sleep).slice(0, 6)
  for (const child of here) await sleeping(teacher, 'kereru', child, 2)
  await open(teacher, '/pages/home/task/sleep?code=kereru')
  for (const [width, height, least] of [
    [390, 664, 6],
    [360, 640, 4],
    [844, 390, 4],
  ] as const) {
    await teacher.setViewportSize({ width, height })
    await settled(teacher)
    const inSight = () =>
      teacher.evaluate(() => {
        const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const bar = document.querySelector('[data-aside]')?.getBoundingClientRect()
        const bottom = bar && bar.width > innerWidth / 2 ? Math.min(bar.top, innerHeight) : innerHeight
        return [...document.querySelectorAll('#main li[data-tone]')]
          .map((tile) => tile.getBoundingClientRect())
          .filter((box) => box.top >= top && box.bottom <= bottom).length
      })
    await expect.soft
      .poll(inSight, { message: `at ${width} × ${height}`, timeout: 5000 })
      .toBeGreaterThanOrEqual(least)
  }
})
