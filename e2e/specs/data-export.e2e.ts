// Everything that a centre keeps as one archive, what is said when it does not arrive, and one child's or person's data.
import { readFile } from 'node:fs/promises'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/ERR_FAILED/] })

async function downloaded(page: Page, button: string) {
  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await arrives
  await expect(page.getByText(/^Downloaded \([\d.]+ MB\)$/)).toBeVisible()
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'latin1') }
}

test('a manager downloads everything, again after it failed, and then one child’s and one person’s data', async ({
  manager,
}) => {
  await open(manager, '/pages/manage/export')
  const archives = '**/oss/file/export/**'
  await manager.route(archives, (route) => route.abort())
  await manager.getByRole('button', { name: 'Download everything' }).click()
  await expect(manager.getByText(/didn’t finish, and nothing was saved/)).toBeVisible()
  await manager.unroute(archives)
  const all = await downloaded(manager, 'Try again')
  expect(all.name).toMatch(/\.zip$/)
  expect(all.content).toContain('json/child.json')
  expect(all.content).toMatch(/files\/[0-9a-f-]{36}\.jpg/)

  const { data } = await callAs(manager, attendance, 'listToday', {})
  const [child] = data?.children ?? []
  await open(manager, `/pages/manage/child?id=${child?.id}`)
  const one = await downloaded(manager, 'Download this child’s data')
  expect(one.content).toContain('json/enrolment.json')
  expect(one.content).not.toContain('json/staff.json')

  const { data: people } = await callAs(manager, staff, 'list', {})
  await open(manager, `/pages/manage/staff?id=${people?.records[0]?.id}`)
  const person = await downloaded(manager, 'Download this person’s data')
  expect(person.content).toContain('json/receipt.json')
  expect(person.content).not.toContain('json/child.json')
})
