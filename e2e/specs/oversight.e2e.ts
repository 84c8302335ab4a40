// A manager's day: what needs attention, where it is settled, and a whole list as a file.
import { readFile } from 'node:fs/promises'
import { care } from '@daybook/contract/care/care.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { callAs, expect, open, test } from '../test.ts'

test('a manager sees what is late and corrected, and takes the entries of two days along', async ({
  manager,
}) => {
  const query = { kind: 'nappyChange', size: 100 }
  const { data: log } = await callAs(manager, care, 'listCareEntries', query)
  const entry = log.records.find(({ can, voided }) => can.includes('amend') && !voided)
  const name = entry ? fullName(entry.child) : ''
  const reason = 'Ticked the wrong child'
  await callAs(manager, care, 'voidCareEntry', { id: entry?.id ?? '', reason })

  await open(manager, '/pages/manage/manage')
  await manager.getByRole('link', { name: 'Today at the centre' }).click()
  const section = (title: string) => manager.getByRole('region', { name: title })
  await expect(section('Late rounds').getByRole('link').first()).toContainText('Overdue')
  await expect(section('Staff on leave')).toBeVisible()
  const correction = section('Corrections').getByRole('link').filter({ hasText: reason })
  await expect(correction).toContainText(name)
  await correction.click()
  await expect(manager.getByRole('dialog', { name })).toContainText(reason)

  const days = { from: '2026-03-10', until: '2026-03-11', code: 'tui' }
  await open(manager, `/pages/home/task/check-details?${new URLSearchParams(days)}`)
  const saved = manager.waitForEvent('download')
  await manager.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^Tīeke-Street.*_2026-03-10_2026-03-11\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeffDate,Time,Child,Room')).toBe(true)
  const { data } = await callAs(manager, care, 'listCareEntries', days)
  expect(text.split('\r\n').length - 1).toBe(data.total)
})

test('entries, attendance and gaps print whole, without what is only for the screen', async ({ manager }) => {
  const days = { from: '2026-03-05', until: '2026-03-11', code: 'tui' }
  // A4 across, within its margins.
  const paperWidth = Math.floor(((297 - 24) / 25.4) * 96)
  const print = async (path: string, search: Record<string, string> = days) => {
    await open(manager, `/pages/home/${path}?${new URLSearchParams(search)}`)
    await manager.evaluate(() => {
      window.print = () => undefined
    })
    await manager.getByRole('button', { name: 'Print' }).click()
    const paper = manager.locator('[data-paper]')
    await expect(paper).toBeAttached()
    await manager.setViewportSize({ width: paperWidth, height: 700 })
    await manager.emulateMedia({ media: 'print' })
    await expect(paper.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(manager.locator('#main')).toBeHidden()
    const rows = await paper.locator('tbody tr').count()
    // What is wider leaves the page.
    const width = await paper.getByRole('table').evaluate((table) => table.scrollWidth)
    expect(width).toBeLessThanOrEqual(paperWidth)
    await manager.emulateMedia({ media: null })
    await manager.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(paper).not.toBeAttached()
    return rows
  }
  const { data } = await callAs(manager, care, 'listCareEntries', days)
  // More than the screen shows at first.
  expect(data.total).toBeGreaterThan(data.records.length)
  expect(await print('task/check-details')).toBe(data.total)
  expect(await print('attendance')).toBeGreaterThan(5)
  expect(await print('task/sleep-gaps')).toBeGreaterThan(0)
  // A column for each day of a month, and the sums.
  const month = { from: '2026-03-01', until: '2026-03-31' }
  expect(await print('hours/children', month)).toBeGreaterThan(5)
})

test('whoever calls the roll on paper has a room on one page, under its name', async ({ manager }) => {
  await open(manager, '/pages/home/house')
  await manager.emulateMedia({ media: 'print' })
  const room = manager.locator('div', { has: manager.getByRole('region', { name: 'Tūī' }) }).last()
  await expect(room).toHaveCSS('break-inside', 'avoid')
  // The space of the bars would be an empty last page.
  await expect(manager.locator('#main')).toHaveCSS('padding-bottom', '0px')
})
