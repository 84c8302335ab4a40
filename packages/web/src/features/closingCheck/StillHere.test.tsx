import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import { StillHere } from './StillHere.tsx'

/** @param left whether each child has left */
const board = (left: boolean[]) => ({
  children: left.map((hasLeft, place) => ({
    ...fakeChild(place + 1, { firstName: `Child${place + 1}` }),
    attendances: [{ signedOutAt: hasLeft ? '2026-03-11T03:00:00.000Z' : null }],
  })),
  rooms: [],
  forgotten: [],
})

test('names the children who are still signed in, the first six of them', async () => {
  signedInAs('teacher')
  answer(attendance, {
    listToday: () => board([false, true, ...Array(7).fill(false)]) as never,
  })
  show(<StillHere />)
  const line = page.getByRole('link', { name: '8 children are still signed in' })
  await expect
    .element(line)
    .toHaveTextContent('8 children are still signed inChild1, Child3, Child4, Child5, Child6, Child7, 2 more')
})
