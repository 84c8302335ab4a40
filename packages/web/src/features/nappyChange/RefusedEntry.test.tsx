// An entry that the server refused goes back to the board that it was made on, or stays in the outbox.
import { type NappyDetail, nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen, setTime, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { type Attention, attention } from '../../platform/outbox/attention.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { boardOf, childOn, rooms } from '../care/fake.board.ts'

const freya = childOn<NappyDetail>(1, 'Freya')
const tama = childOn<NappyDetail>(2, 'Tama')
const sheet = page.getByRole('dialog', { name: 'Not recorded', exact: true })
const needsAttention = page.getByRole('link', { name: /1 needs your attention/ })

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(nappyChange, { getBoard: () => boardOf([freya]) })
})
afterEach(() => attention.set([]))

/** A wet nappy of half past eight, refused. */
function refused(change: { childId?: string; roomCode?: string; occurredAt?: string } = {}): Attention {
  const { childId = freya.id, roomCode = 'tui', occurredAt = '2026-03-10T19:30:39.000Z' } = change
  const detail = { contents: 'wet', skin: 'normal', creamUsed: false }
  return {
    key: JSON.stringify(change),
    userId: session.get().userInfo?.user_id ?? '',
    operation: 'nappyChange.recordMany',
    input: { roomCode, records: [{ id: childId, childId, occurredAt, detail, note: null }] },
    who: [],
    createdAt: Date.parse(occurredAt),
    status: 409,
    error: 'CHILD_NOT_PRESENT',
    fields: { [childId]: 'CHILD_NOT_PRESENT' },
  }
}

const sentTimes = () =>
  callsOf(nappyChange, 'recordMany').flatMap(({ records }) => records.map((one) => one.occurredAt))

test.each([
  ['in another room', { roomCode: 'kakapo' }],
  ['on another day', { occurredAt: '2026-03-09T19:30:39.000Z' }],
  ['for a child who is not on the board', { childId: tama.id }],
])('an entry made %s stays in the outbox', async (_, change) => {
  attention.set([refused(change)])
  openScreen(to.nappyChange({ code: 'tui' }))
  await expect.element(page.getByRole('button', { name: /Freya Parata/ })).toBeVisible()
  await expect.element(needsAttention).toBeVisible()
  // The board's own entry is shown, although the other one came first.
  attention.set([...attention.get(), refused()])
  await expect.element(sheet.getByText('Wet nappy, Freya, 08:30')).toBeVisible()
  await sheet.getByRole('button', { name: 'Put it back on the board' }).click()
  await expect.poll(() => attention.get()).toMatchObject([{ input: refused(change).input }])
})

test('closing the sheet leaves the entry in the outbox', async () => {
  attention.set([refused()])
  openScreen(to.nappyChange({ code: 'tui' }))
  await expect.element(sheet.getByText('Freya is not here now')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(needsAttention).toBeVisible()
  expect(attention.get()).toHaveLength(1)
})

test('the button puts it back with its time', async () => {
  attention.set([refused()])
  openScreen(to.nappyChange({ code: 'tui' }))
  setTime(new Date('2026-03-11T11:00:00+13:00'))
  answer(nappyChange, { recordMany: () => [] })
  await sheet.getByRole('button', { name: 'Put it back on the board' }).click()
  await expect.poll(() => attention.get()).toEqual([])
  await page.getByRole('button', { name: /^Record for Freya, / }).click()
  await expect.poll(sentTimes).toEqual(['2026-03-10T19:30:00.000Z'])
})

test('of several, the next one waits until the first is recorded again', async () => {
  answer(nappyChange, { getBoard: () => boardOf([freya, tama]), recordMany: () => [] })
  attention.set([refused(), refused({ childId: tama.id })])
  openScreen(to.nappyChange({ code: 'tui' }))
  await expect.element(sheet.getByText('Freya is not here now')).toBeVisible()
  await sheet.getByRole('button', { name: 'Put it back on the board' }).click()
  await page.getByRole('button', { name: /^Record for Freya, / }).click()
  await expect.element(sheet.getByText('Tama is not here now')).toBeVisible()
})
