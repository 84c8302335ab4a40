// A week is planned, published and confirmed; a change asks again only whom it concerns.
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import type { Locator, Page } from '@playwright/test'
import { callAs, expect, open, test } from '../test.ts'

async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover()
  await page.mouse.down()
  const { x, y, height } = (await to.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  // Not near the edge, where the grid scrolls under the shift.
  await page.mouse.move(x + 16, y + height / 2, { steps: 6 })
  await expect(to).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
}

test('without an id the week of today opens, with a way to the next one and back', async ({ teacher }) => {
  await open(teacher, '/pages/home/task/pb-confirm')
  await expect(teacher.getByRole('heading', { name: '9 Mar 2026 – 15 Mar 2026' })).toBeVisible()
  await expect(teacher.getByRole('heading', { name: 'Your week' })).toBeVisible()
  await teacher.getByRole('button', { name: 'Sione Taufa' }).click()
  const week = teacher.getByRole('dialog', { name: 'Sione Taufa' })
  await expect(week.getByText('08:15–16:45 Not with the children, break 12:00–12:30').first()).toBeVisible()
  await week.getByRole('button', { name: 'Close' }).click()
  await expect(week).toBeHidden()
  await teacher.getByRole('link', { name: 'Week after' }).click()
  await expect(teacher.getByRole('heading', { name: '16 Mar 2026 – 22 Mar 2026' })).toBeVisible()
  await teacher.getByRole('link', { name: 'Week before' }).click()
  await expect(teacher.getByRole('heading', { name: '9 Mar 2026 – 15 Mar 2026' })).toBeVisible()
})

test('a manager plans and publishes a week, and a teacher confirms it, and what changed', async ({
  manager,
  teacher,
}) => {
  await open(manager, '/pages/home/history/pb-list')
  // The first week that is not published opens.
  await manager.getByRole('link', { name: 'Plan a week' }).click()
  await expect(manager.getByRole('heading', { name: 'Week from 23 Mar 2026' })).toBeVisible()
  await expect(manager.getByText(/Too few adults for the ratio on/)).toBeVisible()
  await manager.getByRole('button', { name: 'Copy last week' }).click()
  await expect(manager.getByText('Ratios are met all week across the whole centre')).toBeVisible()

  const cell = (day: string) => manager.getByRole('button', { name: new RegExp(`^Hana .*, ${day}`) })
  await cell('Monday').focus()
  await manager.keyboard.press('Delete')
  await expect(cell('Monday')).toHaveAccessibleName(/Not working/)
  await manager.keyboard.press('ArrowRight')
  await manager.keyboard.press('Control+c')
  await manager.keyboard.press('ArrowLeft')
  await manager.keyboard.press('Control+v')
  await expect(cell('Monday')).not.toHaveAccessibleName(/Not working/)

  await cell('Monday').focus()
  await manager.keyboard.press('Shift+ArrowDown')
  const moved = await cell('Monday').getAttribute('aria-label')
  await manager.keyboard.press('Control+ArrowDown')
  await expect(cell('Monday')).toHaveAccessibleName(/Not working/)
  const below = manager.locator('[data-cell]:focus')
  await expect(below).not.toHaveAccessibleName(/^Hana/)
  await manager.keyboard.press('Control+ArrowUp')
  await expect(cell('Monday')).toHaveAccessibleName(moved ?? '')
  await expect(manager.getByText(moved ?? '', { exact: true })).toBeAttached()

  await drag(manager, cell('Monday'), cell('Tuesday'))
  await expect(cell('Monday')).toHaveAccessibleName(/Not working/)
  await expect(manager.getByText(/^Hana .*, Tuesday.* It can’t go there/)).toBeAttached()
  await cell('Tuesday').focus()
  await manager.keyboard.press('Control+ArrowLeft')
  await expect(cell('Monday')).toHaveAccessibleName(moved ?? '')

  await manager.getByRole('button', { name: 'Templates' }).click()
  const templates = manager.getByRole('dialog', { name: 'Templates' })
  await templates.getByRole('textbox', { name: 'Save this week as' }).fill('Winter')
  await templates.getByRole('button', { name: 'Save template' }).click()
  await templates.getByRole('button', { name: 'Use Winter' }).click()
  await expect(templates).toBeHidden()
  await expect(cell('Monday')).toHaveAccessibleName(moved ?? '')

  await cell('Tuesday').click()
  const sheet = manager.getByRole('dialog', { name: /^Shift of Hana/ })
  await sheet.getByLabel(/^Until( \*)?$/).fill('06:00')
  await sheet.getByRole('button', { name: 'Save shift' }).click()
  await expect(sheet.getByText('The end is before the start')).toBeVisible()
  await sheet.getByLabel(/^Until( \*)?$/).fill('16:00')
  await sheet.getByRole('button', { name: 'Save shift' }).click()
  await expect(cell('Tuesday')).toHaveAccessibleName(/–16:00/)
  await manager.getByRole('button', { name: 'Publish the week' }).click()
  await expect(manager.getByText('23 Mar 2026 – 29 Mar 2026')).toBeVisible()

  await open(teacher, '/pages/home/task/to-answer')
  await teacher.getByRole('link', { name: /Week schedule: 23 Mar 2026/ }).click()
  await expect(teacher).toHaveTitle(/User Week Schedule/)
  await teacher.getByRole('link', { name: 'Answer', exact: true }).click()
  await teacher.getByRole('radio', { name: 'This works for me' }).check()
  await teacher.getByRole('button', { name: 'Send answer' }).click()
  await expect(teacher.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await manager.getByRole('link', { name: 'Edit' }).click()
  await cell('Friday').click()
  await sheet.getByRole('button', { name: 'Remove shift' }).click()
  await expect(cell('Friday')).toHaveAccessibleName(/Not working/)
  await manager.getByRole('button', { name: 'Publish changes' }).click()
  await expect(teacher.getByText(/^No longer: /)).toBeVisible()
  await expect(teacher.getByText('Not answered', { exact: true })).toBeVisible()
  const { data } = await callAs(teacher, roster, 'list', { text: '23/03/2026' })
  expect(data.records[0]).toMatchObject({ version: 2, own: { answer: null } })
})
