import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { fakeChild } from '../care/fake.room.ts'
import type { Board, Count, Here, Person } from './headCount.effects.ts'
import { countPlace } from './headCount.place.ts'

const now = '2026-03-10T21:30:00.000Z'
const by = { id: '00000000-0000-7000-8000-0000000000a1', name: 'Hana Ngata' }
const rooms = [
  { code: 'tui', name: 'Tūī', own: true },
  { code: 'kereru', name: 'Kererū', own: false },
]
const here = (number: number): Here => {
  const { id, firstName, familyName } = fakeChild(number)
  const signedInAt = '2026-03-10T19:00:00.000Z'
  const lastSeen = { what: 'sleepCheck', at: '2026-03-10T21:00:00.000Z', byName: 'Mere', roomName: 'Tūī' }
  const asleepSince = '2026-03-10T20:00:00.000Z'
  return { id, firstName, familyName, picture: null, roomCode: 'tui', signedInAt, asleepSince, lastSeen }
}
const children = [1, 2, 3].map(here)
const board: Board = {
  day: '2026-03-11',
  rooms,
  children,
  counts: [],
  callFirst: [
    { id: '00000000-0000-7000-8000-0000000000a2', name: 'Mere Manager', phone: '021 555 0101' },
    { id: '00000000-0000-7000-8000-0000000000a3', name: 'Dai Deputy', phone: null },
  ],
}
const personOf = ({ id, firstName, familyName, signedInAt }: Here, over: Partial<Person> = {}): Person => ({
  id,
  firstName,
  familyName,
  picture: null,
  marked: null,
  absence: null,
  stay: { signedInAt, signedOutAt: null, signedOutBy: null },
  elsewhere: null,
  ...over,
})
const countOf = (people: Person[], startedAt = now): Count => ({
  id: '00000000-0000-7000-8000-000000000c01',
  day: board.day,
  reason: 'garden',
  room: { code: 'tui', name: 'Tūī' },
  started: { at: startedAt, by },
  ended: null,
  people,
})
const seen = { marked: { at: now, by } }
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  signedInAs('teacher')
  const attendances = [{ signedOutAt: null }]
  const onBoard = [1, 2, 3].map((number) => ({ ...fakeChild(number), attendances, contacts: [] }))
  answer(attendance, { listToday: () => ({ children: onBoard, rooms: [], forgotten: [] }) as never })
})

/** The server keeps what is sent, so that the screen goes on with it. */
function serve(first: Board) {
  let current = first
  const keep = (change: (count: Count) => Count) => {
    const [count = countOf([])] = current.counts
    const changed = change(count)
    current = { ...current, counts: changed.ended ? [] : [changed] }
    return changed
  }
  answer(headCount, {
    getBoard: () => current,
    start: ({ id, childIds }) =>
      keep(() => ({
        ...countOf(children.filter((one) => childIds.includes(one.id)).map((one) => personOf(one))),
        id,
      })),
    mark: ({ childIds, isSeen }) =>
      keep((count) => ({
        ...count,
        people: count.people.map((one) =>
          childIds.includes(one.id) ? { ...one, marked: isSeen ? seen.marked : null } : one,
        ),
      })),
    explain: ({ why, note }) =>
      keep((count) => ({
        ...count,
        people: count.people.map((one) =>
          one.marked ? one : { ...one, absence: { why, note: note ?? null, at: now, byName: by.name } },
        ),
      })),
    end: () => keep((count) => ({ ...count, ended: seen.marked })),
  })
}

test('counts a room by a tap on the reason, one on a face, and one on all others', async () => {
  serve(board)
  openScreen(to.headCount({ code: 'tui' }))
  await button('Garden').click()
  const garden = { reason: 'garden', roomCode: 'tui' }
  await vi.waitFor(() => expect(callsOf(headCount, 'start')).toMatchObject([garden]))
  await page
    .getByRole('button', { name: /^Child1/ })
    .first()
    .click()
  await expect.element(page.getByText('1 of 3 seen')).toBeVisible()
  await expect.element(page.getByText('Not seen yet: Child2, Child3')).toBeVisible()
  await button('All 2 seen').click()
  await button('End count').click()
  await expect.element(button('Garden')).toBeVisible()
  const marked = callsOf(headCount, 'mark').map(({ childIds, isSeen }) => [childIds.length, isSeen])
  expect(marked).toEqual([
    [1, true],
    [2, true],
  ])
})

test('names a child who is missing for a minute with what is known, and who to call', async () => {
  const [lost, ...others] = children.map((child) => personOf(child))
  if (!lost) throw new Error('nobody')
  const people = [lost, ...others.map((one) => ({ ...one, ...seen }))]
  serve({ ...board, counts: [countOf(people, '2026-03-10T21:20:00.000Z')] })
  openScreen(to.headCount({ code: 'tui' }))
  const missing = page.getByRole('region', { name: 'Missing' })
  for (const known of ['Signed in 08:00', 'Asleep since 09:00', 'Last entry: Sleep check, 10:00, Mere, Tūī'])
    await expect.element(missing.getByText(known)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Call Mere Manager' }))
    .toHaveAttribute('href', 'tel:0215550101')
  await expect.element(page.getByText('No phone number is recorded')).toBeVisible()
  await button('Say where Child1 is').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Somewhere else').click()
  await sheet.getByRole('textbox', { name: /^Where\?/ }).fill('In the office')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^In the office \(Hana Ngata/)).toBeVisible()
  await expect.element(button('End count')).toBeVisible()
})

test('names who was counted in two places, and who was seen without being signed in', async () => {
  const [first, second, third] = children
  if (!first || !second || !third) throw new Error('too few')
  const elsewhere = { at: now, byName: 'Mere', roomName: 'Kererū' }
  const people = [
    personOf(first, { ...seen, elsewhere }),
    personOf(second, { ...seen, stay: null }),
    personOf(third, { elsewhere }),
  ]
  serve({ ...board, counts: [countOf(people)] })
  openScreen(to.headCount({ code: 'tui' }))
  const warning = page.getByRole('alert')
  await expect.element(warning).toMatchTextContent('Child1 was counted here and in another place')
  await expect.element(warning).toMatchTextContent('Child2 was seen but is not signed in')
  await expect.element(button('End count')).toBeVisible()
})

test('records at closing that nobody is left', async () => {
  serve({ ...board, children: [] })
  openScreen(countPlace(null, 'closing'))
  await button('Nobody is left').click()
  await vi.waitFor(() => expect(callsOf(headCount, 'end')).toHaveLength(1))
  const nobody = { reason: 'closing', roomCode: null, childIds: [] }
  expect(callsOf(headCount, 'start')).toContainEqual(expect.objectContaining(nobody))
  expect(place()).toContain('head-count')
})
