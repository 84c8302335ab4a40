// Which room and group the board shows: those of its address, so that links to others work on the board itself.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { go, here } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { fakeChild } from '../care/fake.room.ts'
import { allRooms } from './attendance.data.ts'

const counts = { capacity: 20, present: 1, expected: 0, absent: 0, goneHome: 0 }
const rooms = [
  { code: 'tui', name: 'Tūī', ...counts },
  { code: 'kea', name: 'Kea', ...counts },
]
const children = rooms.map(({ code }, place) => ({
  ...fakeChild(place + 1, { roomCode: code, inRoomCode: code }),
  attendances: [],
  contacts: [],
  custodyNote: null,
  collectorMinAge: null,
  can: ['signOut'],
}))

const child = (number: number) => page.getByRole('button', { name: new RegExp(`^Child${number} Ngata`) })
const onlyHere = page.getByRole('list', { name: 'Show only' }).getByRole('button', { name: 'Here' })

beforeEach(() => {
  signedInAs('teacher')
  const board = { day: '2026-03-11', rooms, children, forgotten: [], ownWork: null, closedFor: 'Storm' }
  answer(attendance, { listToday: () => board as never, listStaffAtWork: () => [] })
  openScreen(to.childrenList({ code: 'tui' }))
})

test('a link to another room opens it when the board is open already', async () => {
  await expect.element(child(1)).toBeVisible()
  await go(to.childrenList({ code: 'kea' }))
  await expect.element(child(2)).toBeVisible()
  await expect.element(child(1)).not.toBeInTheDocument()
})

test('a room and a group that were chosen stand in the address, for Back and for reloading', async () => {
  await page.getByRole('button', { name: 'Kea' }).click()
  await expect.element(child(2)).toBeVisible()
  expect(here()).toContain('code=kea')
  await onlyHere.click()
  await expect.element(onlyHere).toHaveAttribute('aria-pressed', 'true')
  expect(here()).toContain('show=present')
})

test('all rooms are shown where they are chosen or linked to, whatever room was shown last', async () => {
  await page.getByRole('button', { name: 'Kea' }).click()
  await expect.element(child(1)).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^All rooms/ }).click()
  await expect.element(child(1)).toBeVisible()
  await expect.element(child(2)).toBeVisible()
  await page.getByRole('button', { name: 'Kea' }).click()
  await expect.element(child(1)).not.toBeInTheDocument()
  await go(to.childrenList({ code: allRooms, show: 'toCome' }))
  await expect.element(child(1)).toBeVisible()
  await expect.element(child(2)).toBeVisible()
})

test('whoever starts work while all rooms are shown says in which room', async () => {
  answer(attendance, {
    startWork: () => ({ day: '2026-03-11', signedInAt: '2026-03-10T21:30:00Z', roomCode: 'kea' }),
  })
  await page.getByRole('button', { name: /^All rooms/ }).click()
  await page.getByRole('button', { name: 'Start work' }).click()
  await page.getByRole('combobox', { name: 'Room' }).selectOptions('Kea')
  await page.getByRole('button', { name: /^Start work, / }).click()
  await expect.poll(() => callsOf(attendance, 'startWork').map(({ roomCode }) => roomCode)).toEqual(['kea'])
})

test('a board of a day on which the centre is closed says why nobody is expected', async () => {
  await expect.element(page.getByText('Closed today: Storm. No child is booked.')).toBeVisible()
})
