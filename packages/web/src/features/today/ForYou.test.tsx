// What waits for the person: one list with one count, and several reports of a kind confirmed at once.
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`
const accident = (number: number, over: object = {}) => ({
  name: 'reports',
  id: id(number),
  does: 'decide' as const,
  whose: 'shared' as const,
  since: '2026-03-10T21:00:00.000Z',
  until: null,
  dueAt: '2026-03-10T21:00:00.000Z',
  page: `/pages/home/task/detail-acc?id=${id(number)}`,
  params: {
    kind: 'incident',
    version: number,
    subject: 'accident',
    childName: `Child${number}`,
    summary: 'Fell off the low beam',
    entryCode: null,
    entryName: null,
    byName: 'Hana',
    startsAt: null,
    endsAt: null,
  },
  ...over,
})
const declined = {
  ...accident(9),
  name: 'declined',
  until: '2026-03-15T11:00:00.000Z',
  params: { kind: 'roster', title: '2026-03-16/2026-03-22', people: 1 },
}

test('what a colleague can do, and what waits for others, with the work, the person and the time', async () => {
  signedInAs('manager')
  const asked = accident(3, { whose: 'others' })
  answer(today, { listRequests: () => [accident(1), declined, asked] as never })
  openScreen(to.todo())
  const rows = (part: string) =>
    page
      .getByRole('region', { name: part })
      .getByRole('link')
      .elements()
      .map((row) => row.textContent)
  await expect
    .poll(() => rows('You or a colleague'))
    .toEqual([
      expect.stringMatching(/^Accident: Child1.*Decide · Hana · since 10:00/),
      expect.stringMatching(/^Confirm your week.*[Dd]ue Mon, 16 Mar/),
    ])
  expect(rows('Waiting for others')).toEqual([expect.stringContaining('Child3')])
})

test('several of a kind are confirmed at once, and one that a colleague decided is named', async () => {
  signedInAs('manager')
  answer(today, {
    listRequests: () => [accident(1), accident(2)] as never,
    countRequests: () => ({ total: 2 }),
  })
  answer(incident, { confirm: ({ id: one }) => ({ id: one }) as never })
  openScreen(to.todo())
  await page.getByRole('button', { name: 'Confirm several accidents (2)' }).click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: 'All of them' }).click()
  await sheet.getByRole('button', { name: 'Confirm 2' }).click()
  await expect
    .poll(() => callsOf(incident, 'confirm'))
    .toMatchObject([
      { id: id(1), version: 1 },
      { id: id(2), version: 2 },
    ])
  await expect.element(sheet).not.toBeInTheDocument()
  refuse(incident, 'confirm', {
    status: 409,
    key: 'REPORT_ALREADY_REVIEWED',
    about: { byName: 'Mere' },
  } as never)
  await page.getByRole('button', { name: 'Confirm several accidents (2)' }).click()
  await sheet.getByRole('checkbox', { name: /Child1/ }).click()
  await sheet.getByRole('button', { name: 'Confirm 1' }).click()
  await expect.element(page.getByText(/Mere reviewed this just before you/)).toBeVisible()
})

test('how many more wait than the list holds is said', async () => {
  signedInAs('manager')
  answer(today, {
    listRequests: () => [accident(1), accident(2)] as never,
    countRequests: () => ({ total: 302 }),
  })
  openScreen(to.todo())
  await expect.element(page.getByText(/^300 more wait for you/)).toBeVisible()
})

/** The manager's page with so many late rounds. */
function openOversight(count: number) {
  signedInAs('manager')
  const lateRounds = Array.from({ length: count }, (_, place) => ({
    id: `${id(1)}${place}`,
    page: '/pages/home/task/milk',
    params: {
      kind: 'bottleFeed',
      roomName: `Room ${place}`,
      staffName: null,
      dueAt: '2026-03-10T21:00:00.000Z',
      done: 0,
      total: 8,
    },
  }))
  const sections = { lateRounds } as never
  answer(today, { getOversight: () => ({ day: '2026-03-11', holdsMessages: false, sections }) })
  openScreen(to.oversight())
}

test('what unfolds a section names it', async () => {
  openOversight(7)
  await page.getByRole('button', { name: 'Show all 7: Late rounds' }).click()
  await expect.element(page.getByText('Room 6', { exact: false })).toBeVisible()
})

test('a section that is full does not pretend to be all', async () => {
  openOversight(100)
  await expect.element(page.getByText('100 or more')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show the first 100: Late rounds' })).toBeVisible()
})
