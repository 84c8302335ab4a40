// Signing out children whose sleep nobody has ended.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import { openSleepsOf } from './attendance.asleep.ts'
// Declares the operations that end a sleep.
import '../sleep/sleep.data.ts'
import { SignButtons } from './SignButtons.tsx'

const now = Date.parse('2026-03-10T21:30:00.000Z')
const [asleep, awake] = [1, 2].map((number) => ({
  ...fakeChild(number),
  attendances: [],
  group: 'present' as const,
  can: ['signOut' as const],
}))
const sleepId = '00000000-0000-7000-8000-000000000500'

const children = [asleep, awake].flatMap((child) =>
  child ? [{ ...child, contacts: [], custodyNote: null, collectorMinAge: null }] : [],
)

beforeEach(async () => {
  signedInAs('teacher')
  const detail = { asleepAt: '2026-03-10T21:00:00.000Z', upAt: null, checkInterval: 10 }
  const one = { id: sleepId, childId: asleep?.id ?? '', roomId: sleepId, detail, checks: [], version: 1 }
  answer(sleep, {
    getWatch: () => ({
      rooms: [],
      children,
      checkInterval: 10,
      sleeps: [{ ...one, occurredAt: '2026-03-10T20:55:00.000Z' }],
    }),
    wakeUp: () => [],
  })
  answer(attendance, { signOut: () => [] })
  const doable = { count: 2, toSignIn: [], toSignOut: children, toMarkAbsent: [], areTooMany: false }
  const moment = { now, timeZone: 'Pacific/Auckland', time: undefined }
  show(
    <SignButtons
      doable={doable}
      moment={moment}
      onTime={() => undefined}
      onAway={() => undefined}
      onDone={() => undefined}
    />,
  )
  await expect.poll(() => openSleepsOf(children)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
})

const question = page.getByRole('dialog', { name: 'Child1 is still down as asleep' })

test('signs nobody out when a child is still asleep and the question is cancelled', async () => {
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(callsOf(attendance, 'signOut')).toEqual([])
})

test('ends the sleep at the time of the sign-out', async () => {
  await question.getByRole('button', { name: 'End sleep and sign out' }).click()
  const occurredAt = '2026-03-10T21:30:00.000Z'
  const ids = children.map(({ id }) => id).join()
  await expect.poll(() => callsOf(attendance, 'signOut')).toEqual([{ ids, occurredAt }])
  expect(callsOf(sleep, 'wakeUp')).toEqual([{ checkId: sleepId, occurredAt }])
})
