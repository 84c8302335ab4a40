// The attendance of yesterday, put right: from the child's page of that day.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import { AwaySheet } from './AwaySheet.tsx'
import type { SeenChild } from './attendance.board.ts'
import { EarlierDaySheet } from './EarlierDaySheet.tsx'

const day = '2026-03-10'
const child = fakeChild(1)
const attendanceId = '00000000-0000-7000-8000-000000000900'

function showYesterday(attendances: object[]) {
  signedInAs('manager')
  const facts = { contacts: [], custodyNote: null, collectorMinAge: null, can: [] }
  const children = [{ ...child, ...facts, attendances }] as never
  answer(attendance, {
    listToday: () => ({ day, rooms: [], children, forgotten: [], ownWork: null, closedFor: null }),
    signIn: () => [],
    signOut: () => [],
  })
  show(<EarlierDaySheet child={child} day={day} open onClose={() => undefined} />)
}
const stay = {
  id: attendanceId,
  roomCode: child.roomCode ?? '',
  signedInAt: '2026-03-09T19:00:00.000Z',
  signedInBy: 'Hana',
  signedOutBy: null,
  enteredLate: false,
  uncertainTimes: null,
  can: ['voidSignIn'],
}
const time = page.getByRole('dialog').getByLabelText(/^When did Child1/)
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a child whom nobody signed in is entered with the time of that day', async () => {
  showYesterday([])
  await time.fill('08:05')
  await save()
  await expect
    .poll(() => callsOf(attendance, 'signIn'))
    .toMatchObject([{ ids: child.id, occurredAt: '2026-03-09T19:05:00.000Z' }])
})

test('a stay that is open is closed, not before it began', async () => {
  showYesterday([{ ...stay, signedOutAt: null }])
  await time.fill('07:30')
  await save()
  await expect.element(page.getByText(/^That is before Child1 .*arrived at/)).toBeVisible()
  await time.fill('15:10')
  await save()
  await expect
    .poll(() => callsOf(attendance, 'signOut'))
    .toMatchObject([{ ids: child.id, attendanceId, occurredAt: '2026-03-10T02:10:00.000Z' }])
})

test('a child who is marked as away is away on the day on which it was said, whenever it is sent', async () => {
  signedInAs('teacher')
  answer(attendance, { markAbsent: () => null })
  const children = [{ ...child, attendances: [], can: [] }] as unknown as SeenChild[]
  show(
    <AwaySheet onClose={() => undefined} onDone={() => undefined}>
      {children}
    </AwaySheet>,
  )
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect
    .poll(() => callsOf(attendance, 'markAbsent'))
    .toMatchObject([{ ids: child.id, reason: 'sick', day: '2026-03-11' }])
})
