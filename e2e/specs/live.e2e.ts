// Two devices stay in sync without a reload, and catch up after a break. The changes must show before a board refetches
// once a minute. `npm run bench` measures the delay.

import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import type { Page } from '@playwright/test'
import { onTile, openEntry, tile } from '../support/boards.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

const code = 'totara'
const board = `/pages/home/task/nappy-change?code=${code}`

async function someChild(page: Page, at: number) {
  const { data } = await callAs(page, nappyChange, 'getBoard', { code })
  const child = data.children.filter(({ presence }) => presence === 'present').at(at)
  if (!child) throw new Error('nobody is here')
  return { ...child, now: data.now }
}
type Child = Awaited<ReturnType<typeof someChild>>

/** Opens a screen and waits until its live stream is open. */
async function listening(page: Page, path: string): Promise<void> {
  // A page keeps its stream when only the screen changes.
  await page.goto('about:blank')
  const stream = page.waitForResponse((response) => response.url().includes('/live/stream'))
  await open(page, path)
  expect((await stream).status()).toBe(200)
}

async function record(page: Page, child: Child, contents: 'wet' | 'soiled' | 'dry' | 'both') {
  const detail = { contents, skin: 'normal', creamUsed: false } as const
  const records = [{ id: crypto.randomUUID(), childId: child.id, occurredAt: child.now, detail }]
  const answer = await callAs(page, nappyChange, 'recordMany', { roomCode: code, records })
  expect(answer).toMatchObject({ status: 200 })
  return answer
}

test('a nappy change, its amendment and its voiding show on the other device', async ({
  teacher,
  colleague,
}) => {
  const child = await someChild(teacher, -2)
  await listening(colleague, board)
  const { data } = await record(teacher, child, 'soiled')
  await expect(tile(colleague, child)).toContainText('Soiled')
  const [entry] = data
  if (!entry) throw new Error('nothing was recorded')
  const { id, version, occurredAt, detail } = entry
  await callAs(teacher, care, 'amendCareEntry', {
    id,
    version,
    occurredAt,
    detail: { ...detail, contents: 'dry' },
  })
  await expect(tile(colleague, child)).toContainText('Dry')
  await callAs(teacher, care, 'voidCareEntry', { id, reason: 'Not this child' })
  await expect(tile(colleague, child)).not.toContainText('Dry')
})

test('an entry voided while it is open on a board shows a message', async ({ teacher, manager }) => {
  const child = await someChild(teacher, -4)
  await listening(teacher, board)
  const { data } = await record(teacher, child, 'both')
  await openEntry(teacher, child)
  const sheet = teacher.getByRole('dialog', { name: child.firstName })
  await expect(sheet.getByRole('button', { name: 'Void' })).toBeVisible()
  await callAs(manager, care, 'voidCareEntry', { id: data[0]?.id ?? '', reason: 'Written down twice' })
  await expect(sheet.getByText('Reason: Written down twice')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Void' })).toBeHidden()
})

/** Counts the page's requests for this from now on. */
function readsOf(page: Page, { path }: { path: string }): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}

test('attendance changes show on the other board and on home without a refetch', async ({
  teacher,
  colleague,
  manager,
}) => {
  await open(teacher, '/pages/home/children-list?code=kereru')
  const board = async () => (await callAs(teacher, attendance, 'listToday', {})).data
  const { children, rooms } = await board()
  const child = children.findLast(
    ({ roomCode, attendances, expectedFrom }) =>
      roomCode === 'kereru' && attendances.length === 0 && expectedFrom !== null,
  )
  const present = rooms.find(({ code }) => code === 'kereru')?.present
  if (!child || present === undefined) throw new Error('nobody is still to come')
  await listening(colleague, '/pages/home/children-list?code=kereru')
  await listening(manager, '/pages/home/home')
  const reads = [colleague, manager].map((page) => readsOf(page, attendance.operations.listToday))

  const name = onTile(child)
  const faceIn = (page: Page, group: string) =>
    page.getByRole('region', { name: group, exact: true }).getByRole('button', { name })
  const press = (button: string) => teacher.getByRole('button', { name: button, exact: true }).click()
  const count = (now: number) => manager.getByRole('link', { name: new RegExp(`^Kererū.*\\b${now}$`) })
  await teacher
    .getByRole('region', { name: /^(Expected|Away)$/ })
    .getByRole('button', { name })
    .click()
  await press('Sign in')
  await expect(faceIn(colleague, 'Here')).toBeVisible()
  await expect(count(present + 1)).toBeVisible()
  await faceIn(teacher, 'Here').click()
  await press('Sign out')
  await press('Nobody has been asked')
  await expect(faceIn(colleague, 'Gone home')).toBeVisible()
  await expect(count(present)).toBeVisible()

  // A refetch would start within a few seconds, so advance the clock and check that there was none.
  for (const page of [colleague, manager]) {
    await page.context().clock.fastForward(10_000)
    await settled(page)
  }
  expect(reads.map((read) => read())).toEqual([0, 0])
  const after = (await board()).children.find(({ id }) => id === child.id)
  expect(after?.presence).toBe('goneHome')
  const ids = after?.attendanceId ?? ''
  await callAs(manager, attendance, 'voidSignIn', { ids, reason: 'A test ends' })
})

/** The page reads again up to some seconds after an event, so its clock is moved on. */
async function afterReading(page: Page, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.context().clock.fastForward(4000)
    await isShown()
  }).toPass()
}

test('a child’s page shows new entries and notes without a refetch, and new contacts', async ({
  teacher,
  colleague,
  manager,
}) => {
  const child = await someChild(teacher, -5)
  await listening(colleague, `/pages/home/child?id=${child.id}`)
  const reads = readsOf(colleague, childPage.operations.getPage)
  const row = (words: RegExp) =>
    colleague.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: words })
  const { data: recorded } = await record(teacher, child, 'both')
  await expect(row(/Nappy change.*Both/).first()).toBeVisible()
  await callAs(teacher, care, 'voidCareEntry', { id: recorded[0]?.id ?? '', reason: 'Not this child' })
  await expect(row(/Nappy change.*Voided/).first()).toBeVisible()
  const note = { id: crypto.randomUUID(), childId: child.id, occurredAt: child.now, note: 'Lost a tooth' }
  await callAs(teacher, dayNote, 'recordNote', note)
  await expect(row(/Lost a tooth/)).toBeVisible()
  expect(reads()).toBe(0)

  await colleague.getByRole('link', { name: 'Contacts' }).click()
  const id = crypto.randomUUID()
  const fields = {
    id,
    childId: child.id,
    name: 'Nana Pearl',
    relation: 'grandparent',
    phone: '021 555 0177',
  } as const
  const may = { isEmergency: true, mayCollect: true }
  expect((await callAs(manager, contact, 'submitContact', { ...fields, ...may })).status).toBe(200)
  const card = colleague.getByRole('heading', { name: 'Nana Pearl', exact: true })
  await afterReading(colleague, () => expect(card).toBeVisible({ timeout: 500 }))
  await callAs(manager, contact, 'endContact', { id })
  await afterReading(colleague, () => expect(card).toBeHidden({ timeout: 500 }))
  await colleague.context().clock.fastForward(10_000)
  await settled(colleague)
  const before = reads()

  // Attendance is refetched only on this child's page.
  const other = await someChild(teacher, -6)
  const stay = async ({ id }: Child) => {
    const { children } = (await callAs(manager, attendance, 'listToday', {})).data
    return children.find((one) => one.id === id)?.attendanceId ?? ''
  }
  const signOut = ({ id, now }: Child) => callAs(teacher, attendance, 'signOut', { ids: id, occurredAt: now })
  const takeBack = async (one: Child) =>
    callAs(manager, attendance, 'voidSignOut', { ids: await stay(one), reason: 'A test ends' })
  await signOut(other)
  await takeBack(other)
  await colleague.context().clock.fastForward(10_000)
  await settled(colleague)
  expect(reads()).toBe(before)
  await signOut(child)
  await colleague.getByRole('link', { name: 'Day', exact: true }).click()
  const signedOut = colleague.getByText(/^Signed out, /)
  await afterReading(colleague, () => expect(signedOut).toBeVisible({ timeout: 500 }))
  expect(reads()).toBe(before + 1)
  await takeBack(child)
})

test.describe('after a break', () => {
  test.use({ allowedProblems: [/INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/] })

  test('a device catches up with what it missed', async ({ teacher, colleague }) => {
    const child = await someChild(teacher, -4)
    await listening(colleague, board)
    await colleague.context().setOffline(true)
    await expect(colleague.getByText('Network Connection lost')).toBeVisible()
    await record(teacher, child, 'soiled')
    await colleague.context().setOffline(false)
    await expect(tile(colleague, child)).toContainText('Soiled')
  })
})
