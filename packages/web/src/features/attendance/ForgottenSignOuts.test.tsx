// What nobody answered yet about sign-outs of earlier days.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import { openSleepsOf } from './attendance.asleep.ts'
// Declares the operations that end a sleep.
import '../sleep/sleep.data.ts'
import { ForgottenSignOuts } from './ForgottenSignOuts.tsx'

const now = Date.parse('2026-03-10T21:30:00.000Z')

const room = { roomCode: 'tui', roomName: 'Tūī' }
const forgotten = [1, 2].map((number) => {
  const child = fakeChild(number)
  const signedInAt = '2026-03-09T19:00:00.000Z'
  return { attendanceId: child.id, day: '2026-03-10', ...room, signedInAt, expectedUntil: null, child }
})

test('two sign-outs that were forgotten are one line, which opens their questions', async () => {
  signedInAs('teacher')
  show(<ForgottenSignOuts forgotten={forgotten} now={now} startsOpen={false} />)
  const line = page.getByRole('button', { name: 'Not signed out: 2 children' })
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  const question = page.getByText('When did Child1 Ngata go home', { exact: false })
  await expect.element(question).not.toBeVisible()
  await line.click()
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText('When did Child2 Ngata go home', { exact: false })).toBeVisible()
})

test('a sleep that was forgotten too ends with the sign-out, not before its last check', async () => {
  signedInAs('teacher')
  const [first] = forgotten
  const childId = first?.child.id ?? ''
  const id = '00000000-0000-7000-8000-000000000500'
  const detail = { asleepAt: '2026-03-10T01:00:00.000Z', upAt: null, checkInterval: 10 }
  const checks = [{ occurredAt: '2026-03-10T02:10:00.000Z' }]
  const one = { id, childId, roomId: id, occurredAt: '2026-03-10T00:55:00.000Z', detail, checks, version: 1 }
  answer(sleep, {
    getWatch: () => ({ rooms: [], children: [], checkInterval: 10, sleeps: [one] }),
    wakeUp: () => [],
  })
  answer(attendance, { signOut: () => [] })
  show(<ForgottenSignOuts forgotten={forgotten.slice(0, 1)} now={now} startsOpen />)
  await expect.poll(() => openSleepsOf([{ id: childId }])).toHaveLength(1)
  await page.getByLabelText('When did Child1 Ngata go home', { exact: false }).fill('15:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Child1 was still asleep or in bed at 15:10')).toBeVisible()
  await page.getByLabelText('When did Child1 Ngata go home', { exact: false }).fill('15:20')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'End sleep and sign out' }).click()
  const occurredAt = '2026-03-10T02:20:00.000Z'
  await expect
    .poll(() => callsOf(attendance, 'signOut'))
    .toEqual([{ ids: childId, attendanceId: first?.attendanceId, occurredAt }])
  expect(callsOf(sleep, 'wakeUp')).toEqual([{ checkId: id, occurredAt }])
})
