// Two devices that show the same agree without a reload, and catch up after a break.
import { care } from '@daybook/contract/care/care.contract.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open, test } from '../test.ts'

const code = 'totara'
const board = `/pages/home/task/nappy-change?code=${code}`
/** What two devices have to agree within. */
const soon = { timeout: 2000 }

async function someChild(page: Page, at: number) {
  const { data } = await callAs(page, nappyChange, 'getBoard', { code })
  const child = data.children.filter(({ presence }) => presence === 'present').at(at)
  if (!child) throw new Error('nobody is here')
  return { ...child, now: data.now }
}
type Child = Awaited<ReturnType<typeof someChild>>

/** What the last entry of a child says, at the foot of its tile. */
const foot = (page: Page, { firstName }: Child) =>
  page.getByRole('button', { name: new RegExp(`: open the entry of ${firstName}$`) })

/** Opens a screen and waits until it hears what others write. */
async function listening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes('/live/stream'))
  await open(page, path)
  expect((await stream).status()).toBe(200)
}

const record = (page: Page, child: Child, contents: 'wet' | 'soiled' | 'dry') => {
  const detail = { contents, skin: 'normal', creamUsed: false } as const
  const records = [{ id: crypto.randomUUID(), childId: child.id, occurredAt: child.now, detail }]
  return callAs(page, nappyChange, 'recordMany', { roomCode: code, records })
}

test('a nappy change, its amendment and its voiding show on the other device', async ({
  teacher,
  colleague,
}) => {
  await open(teacher, board)
  const child = await someChild(teacher, -2)
  await listening(colleague, board)
  const { data } = await record(teacher, child, 'soiled')
  await expect(foot(colleague, child)).toContainText('Soiled', soon)
  const [entry] = data
  if (!entry) throw new Error('nothing was recorded')
  const { id, version, occurredAt, detail } = entry
  await callAs(teacher, care, 'amendCareEntry', {
    id,
    version,
    occurredAt,
    detail: { ...detail, contents: 'dry' },
  })
  await expect(foot(colleague, child)).toContainText('Dry', soon)
  await callAs(teacher, care, 'voidCareEntry', { id, reason: 'Not this child' })
  await expect(foot(colleague, child).filter({ hasText: 'Dry' })).toHaveCount(0, soon)
})

test('a sleeper shows on the other board', async ({ teacher, colleague }) => {
  await open(teacher, board)
  const child = await someChild(teacher, -3)
  await listening(colleague, `/pages/home/task/sleep?code=${code}`)
  const id = crypto.randomUUID()
  const records = [{ id, childId: child.id, occurredAt: child.now }]
  expect((await callAs(teacher, sleep, 'putToBed', { roomCode: code, records })).status).toBe(200)
  await callAs(teacher, sleep, 'fallAsleep', { checkId: id, occurredAt: child.now })
  await expect(colleague.getByRole('button', { name: new RegExp(`^Check ${child.firstName} `) })).toBeVisible(
    soon,
  )
  await callAs(teacher, sleep, 'wakeUp', { checkId: id, occurredAt: child.now })
  await expect(colleague.getByRole('button', { name: new RegExp(`^Check ${child.firstName} `) })).toBeHidden(
    soon,
  )
})

test.describe('after a break', () => {
  test.use({ allowedProblems: [/INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/] })

  test('a device catches up with what it missed', async ({ teacher, colleague }) => {
    await open(teacher, board)
    const child = await someChild(teacher, -4)
    await listening(colleague, board)
    await colleague.context().setOffline(true)
    await expect(colleague.getByText('Network Connection lost')).toBeVisible()
    await record(teacher, child, 'soiled')
    await colleague.context().setOffline(false)
    await expect(foot(colleague, child)).toContainText('Soiled', { timeout: 10_000 })
  })
})
