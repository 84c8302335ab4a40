// One alarm for all watches, in the head of every screen.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { showToast } from '../../kit/toast.ts'
import { fakeChild } from '../care/fake.room.ts'

const work = 'Work'
const children = [1, 2].map((number) => fakeChild(number))
const [first] = children
const roomId = first?.roomId ?? ''
const rooms = [{ id: roomId, code: 'tui', name: 'Tūī', own: true }]
const at = (minutes: number) => new Date(Date.parse('2026-03-10T21:30:00Z') + minutes * 60_000).toISOString()
const asleep = (number: number, minutes: number) => {
  const { id = '' } = children[number - 1] ?? {}
  const detail = { asleepAt: at(-minutes), upAt: null, checkInterval: 10 }
  return { id, childId: id, roomId, occurredAt: at(-minutes), detail, checks: [], version: 1 }
}
const bumped = (minutes: number) => ({
  incidentId: '00000000-0000-7000-8000-0000000000e1',
  child: { id: '00000000-0000-7000-8000-0000000000c1', firstName: 'Olivia', familyName: 'Stone' },
  roomCode: 'tui',
  times: [at(-minutes)],
  lastAt: null,
})
type Sleepers = ReturnType<typeof asleep>[]
const watch = (sleeps: Sleepers, watched: ReturnType<typeof bumped>[] = []) => {
  answer(sleep, { getWatch: () => ({ rooms, children, checkInterval: 10, sleeps }) })
  answer(aftercare, { getWatch: () => ({ rooms, watched }) })
  show(<p>{work}</p>)
}
const banner = page.getByRole('banner')

beforeEach(() => signedInAs('manager'))

test('one look leads to its child, with its minutes, and takes no room from the screen', async () => {
  watch([asleep(1, 24)])
  const alarm = banner.getByRole('link', { name: 'Check Child1 now +14 min' })
  await expect.element(alarm).toBeVisible()
  await expect.element(alarm).toHaveAttribute('href', expect.stringContaining(`check=${first?.id}`))
  const bar = banner.element().getBoundingClientRect()
  expect(bar.height).toBe(56)
  expect(alarm.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})

test('several of one room lead to their board', async () => {
  watch([asleep(1, 24), asleep(2, 14)])
  const alarm = banner.getByRole('link', { name: 'Check 2 sleepers now +14 min' })
  await expect.element(alarm).toHaveAttribute('href', expect.stringMatching(/task\/sleep\?code=tui$/))
})

test('looks of several watches are one alarm, which lists exactly these children', async () => {
  watch([asleep(1, 24)], [bumped(20)])
  await banner.getByRole('button', { name: '2 checks due now +20 min' }).click()
  const rows = page.getByRole('dialog').getByRole('link')
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual(['Head check: Olivia StoneTūī+20 min', 'Check Child1 nowTūī+14 min'])
})

test('a toast stands in the title’s place, and leaves it to an alarm', async () => {
  watch([])
  showToast('Wet nappy, Freya', { undo: () => undefined })
  await expect.element(banner.getByText('Wet nappy, Freya')).toBeVisible()
})

test('with an alarm, a toast is elsewhere', async () => {
  watch([asleep(1, 24)])
  await expect.element(banner.getByRole('link', { name: /Child1/ })).toBeVisible()
  showToast('Wet nappy, Freya', { undo: () => undefined })
  await expect.element(page.getByText('Wet nappy, Freya')).toBeVisible()
  await expect.element(banner.getByText('Wet nappy, Freya')).not.toBeInTheDocument()
})
