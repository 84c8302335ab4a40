import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import type { SeenChild } from './attendance.board.ts'
import { ChildNote } from './ChildNote.tsx'

const present: SeenChild = {
  id: 'tama',
  firstName: 'Tama',
  familyName: 'Tūhoe',
  birthDate: '2024-05-01',
  picture: null,
  roomId: 'r1',
  roomCode: 'tui',
  roomName: 'Tūī',
  inNappies: true,
  allergies: [],
  dietNote: null,
  dietAvoids: [],
  diets: [],
  texture: null,
  sunscreenConsent: 'centreCream',
  hasReminder: false,
  presence: 'present',
  group: 'present',
  marks: [],
  absence: null,
  awayUntil: '2026-03-13',
  isTermBreak: false,
  expectedFrom: null,
  expectedUntil: null,
  attendanceId: 'a1',
  signedInAt: '2026-03-10T19:30:00.000Z',
  signedOutAt: null,
  inRoomCode: 'tui',
  attendances: [],
  contacts: [],
  custodyNote: null,
  collectorMinAge: null,
  can: [],
}

test('a child who is here but should stay at home is marked', async () => {
  signedInAs('teacher')
  show(<ChildNote child={present} visits={undefined} />)
  await expect.element(page.getByText(/^Sick, at home until .*13 Mar/)).toBeVisible()
})
