// Waiting and refused entries: the markers on tiles, and the user's choices.

import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import type { Page } from '@playwright/test'
import { clock, freeOn, minute, onTile } from '../support/boards.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

const code = 'tui'
const toilet = `/pages/home/task/nappy-change?tab=toilet&code=${code}`
const list = `/pages/home/children-list?code=${code}`
const outbox = '/pages/home/outbox'
const writes = /\/api\/blade-garden\/(task-toilet\/.*submit-data|children-check\/)/

// These tests expect failed requests.
test.use({ allowedProblems: [/ERR_FAILED/] })

const board = async (page: Page) => (await callAs(page, toiletVisit, 'getBoard', { code })).data
type Child = Awaited<ReturnType<typeof board>>['children'][number]

async function someChild(page: Page): Promise<Child> {
  const [child] = freeOn(await board(page), 1, ({ inNappies }) => !inNappies)
  return child as Child
}

const entriesOf = async (page: Page, { id }: Child) =>
  (await board(page)).children.find((child) => child.id === id)?.entries ?? []
const tile = (page: Page, child: Child) => page.getByRole('button', { name: onTile(child) })

async function recordWee(page: Page, child: Child) {
  await tile(page, child).click()
  await page.getByRole('button', { name: /^Wee for / }).click()
}

/** Lets writes through, and sends. The outbox may be quicker: it tries again by itself. */
async function sendNow(page: Page) {
  await page.unroute(writes)
  const button = page.getByRole('button', { name: 'Send now' })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(button).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test('a tile shows that an entry is unsent, on a care board and in attendance', async ({
  teacher,
  manager,
}) => {
  const child = await someChild(manager)
  await open(teacher, toilet)
  await teacher.route(writes, (route) => route.abort())
  await recordWee(teacher, child)
  await expect(tile(teacher, child)).toContainText('Not sent yet')

  await open(teacher, list)
  await expect(tile(teacher, child)).not.toContainText('Not sent yet')
  await tile(teacher, child).click()
  await teacher.getByRole('button', { name: 'Sign out', exact: true }).click()
  await teacher.getByRole('button', { name: 'Nobody has been asked' }).click()
  await expect(tile(teacher, child)).toContainText('Not sent yet')

  await open(teacher, outbox)
  await expect(teacher.getByText(`Toilet: ${fullName(child)}`)).toBeVisible()
  await expect(teacher.getByText(`Sign out: ${fullName(child)}`)).toBeVisible()
  await sendNow(teacher)
  await expect(teacher.getByText('Everything is sent')).toBeVisible({ timeout: 20_000 })
  await open(teacher, list)
  await expect(tile(teacher, child)).not.toContainText('Not sent yet')
  expect(await entriesOf(manager, child)).toHaveLength(child.entries.length + 1)
  await bringBack(manager, child)
})

test('an entry refused for its time can be sent with another time, and links to sign-in', async ({
  teacher,
  manager,
}) => {
  const child = await someChild(manager)
  await open(teacher, toilet)
  await teacher.route(writes, (route) => route.abort())
  await recordWee(teacher, child)
  await expect(tile(teacher, child)).toContainText('Not sent yet')
  const now = Date.parse((await board(manager)).now)
  const left = new Date(now - 20 * minute).toISOString()
  expect(await callAs(manager, attendance, 'signOut', { ids: child.id, occurredAt: left })).toMatchObject({
    status: 200,
  })

  await open(teacher, outbox)
  await sendNow(teacher)
  const name = fullName(child)
  const entry = teacher.getByRole('listitem').filter({ hasText: `Toilet: ${name}` })
  await expect(entry).toContainText(/not here/, { timeout: 20_000 })
  await expect(entry).toContainText(/Made \d{2}:\d{2}/)
  await expect(entry.getByRole('link', { name: `Sign ${name} in first` })).toHaveAttribute(
    'href',
    /children-list\?code=tui/,
  )
  // It is still there after a restart.
  await teacher.reload()
  await settled(teacher)
  await entry.getByRole('button', { name: 'At another time' }).click()
  const earlier = now - 25 * minute
  await entry.getByLabel(/^When was it, on Wednesday/).fill(clock(earlier))
  await entry.getByRole('button', { name: 'Send with this change' }).click()
  await expect(teacher.getByText('Everything is sent')).toBeVisible()
  const isThen = ({ occurredAt }: { occurredAt: string }) => clock(occurredAt) === clock(earlier)
  const before = child.entries.filter(isThen).length
  await expect.poll(async () => (await entriesOf(manager, child)).filter(isThen).length).toBe(before + 1)
  await bringBack(manager, child)
})

/** Signs the child in again without a gap. */
async function bringBack(manager: Page, { id }: Child) {
  const { data } = await callAs(manager, attendance, 'listToday', {})
  const child = data.children.find((one) => one.id === id)
  const ids = child?.attendanceId ?? ''
  const back = await callAs(manager, attendance, 'voidSignOut', { ids, reason: 'A test is over' })
  expect(back.status).toBe(200)
}
