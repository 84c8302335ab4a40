// An entry made offline on a device whose clock was set while the app was closed.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { clock, does, freeOn, minute, openEntry, tile } from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

const code = 'piwakawaka'

test.use({ allowedProblems: [/ERR_FAILED/] })

test('is marked as uncertain, and its author corrects the time in one tap', async ({ signInFresh }) => {
  const teacher = await signInFresh('teacher')
  await open(teacher, `/pages/home/task/nappy-change?code=${code}`)
  const readBoard = async () => (await callAs(teacher, nappyChange, 'getBoard', { code })).data
  const [child] = freeOn(await readBoard(), 1, ({ inNappies }) => inNappies)
  if (!child) throw new Error('nobody is free')
  const newest = async () => (await readBoard()).children.find(({ id }) => id === child.id)?.entries.at(-1)

  await teacher.route('**/api/**', (route) => route.abort())
  // An open app would notice.
  const board = teacher.url()
  await teacher.goto('about:blank')
  await teacher.clock.setSystemTime(Date.now() + Number(process.env.E2E_SHIFT) - 25 * minute)
  await teacher.goto(board)
  await tile(teacher, child).click()
  await does(teacher, 'Wet nappy').click()
  await teacher.unroute('**/api/**')
  await teacher.evaluate(() => dispatchEvent(new Event('online')))

  await expect.poll(async () => (await newest())?.uncertainTimes ?? null).not.toBeNull()
  const { occurredAt = '', uncertainTimes, recordedAt = '' } = (await newest()) ?? {}
  const suggested = uncertainTimes?.occurredAt ?? ''
  expect(Date.parse(suggested) - Date.parse(occurredAt)).toBeGreaterThan(24 * minute)
  expect(Math.abs(Date.parse(recordedAt) - Date.parse(suggested))).toBeLessThan(minute)

  await openEntry(teacher, child)
  const sheet = teacher.getByRole('dialog', { name: fullName(child) })
  await expect(sheet.getByText('Time uncertain').first()).toBeVisible()
  await expect(sheet.getByRole('button', { name: `Yes, ${clock(occurredAt)} is right` })).toBeVisible()
  await sheet.getByRole('button', { name: `It was ${clock(suggested)}` }).click()
  await expect(sheet.getByText('Time uncertain')).toHaveCount(0)
  await expect.poll(async () => (await newest())?.occurredAt).toBe(suggested)
  expect(await newest()).toMatchObject({ uncertainTimes: null, amendments: 1 })
  await expect(sheet.getByText('Checked the time')).toBeVisible()
})
