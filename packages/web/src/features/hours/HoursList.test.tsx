// It is Wednesday, 11 March 2026.
import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { childrenTable, staffTable } from './hours.export.ts'

const booked = { booked: 390, here: 0, isOpen: false, away: null }
const aroha = {
  id: '00000000-0000-7000-8000-0000000000c1',
  firstName: 'Aroha',
  familyName: 'Ngata',
  picture: null,
  days: [
    { ...booked, day: '2026-03-02', here: 375 },
    { ...booked, day: '2026-03-03', away: 'sick' as const },
    { ...booked, day: '2026-03-04' },
    { ...booked, day: '2026-03-11', isOpen: true },
  ],
}
const work = { onBreak: 20, nonContact: 60 }
const hana = {
  id: '00000000-0000-7000-8000-0000000000a1',
  name: 'Hana Teacher',
  avatar: '',
  days: [{ ...work, day: '2026-03-02', atWork: 495, isOpen: false }],
}
const pageOf = <T,>(records: T[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 })
const sayings = { t: (key: string) => key, today: '2026-03-11', sayDay: (day: string) => day }

beforeEach(() => {
  signedInAs('manager')
  answer(hours, { listOfChildren: () => pageOf([aroha]), listOfStaff: () => pageOf([hana]) })
})

test('shows this month first, and each day of a child', async () => {
  openScreen(to.childHours())
  const row = page.getByRole('button', { name: /^Aroha Ngata/ })
  await expect.element(row.getByText('4 days booked · 2 here · 1 away · 1 unexplained')).toBeVisible()
  await expect.element(row.getByText('6 h 15 min')).toBeVisible()
  expect(callsOf(hours, 'listOfChildren')[0]).toMatchObject({ from: '2026-03-01', until: '2026-03-11' })
  await row.click()
  const days = page.getByRole('dialog').getByRole('listitem')
  await expect.element(days.nth(0).getByText('Booked 6 h 30 min · Here now')).toBeVisible()
  await expect.element(days.nth(1).getByText('Not here, no reason')).toBeVisible()
  await expect.element(days.nth(2).getByText('Sick')).toBeVisible()
})

test('shows another period by one tap', async () => {
  openScreen(to.staffHours())
  const row = page.getByRole('button', { name: /^Hana Teacher/ })
  await expect.element(row.getByText('1 day · breaks 20 min · non-contact time 1 h 0 min')).toBeVisible()
  await page.getByRole('button', { name: 'Last week' }).click()
  await expect
    .poll(() => callsOf(hours, 'listOfStaff').at(-1))
    .toMatchObject({ from: '2026-03-02', until: '2026-03-08' })
})

test('shows somebody their own hours, with the sum', async () => {
  answer(hours, { listOwn: () => [...hana.days, { ...work, day: '2026-03-03', atWork: 60, isOpen: true }] })
  openScreen(to.ownHours())
  await expect.element(page.getByText('9 h 15 min')).toBeVisible()
  const days = page.getByRole('main').getByRole('list').nth(1).getByRole('listitem')
  await expect.element(days.nth(0).getByText('Tue, 3 Mar')).toBeVisible()
  await expect.element(days.nth(1).getByText('breaks 20 min · non-contact time 1 h 0 min')).toBeVisible()
})

test('is a register on paper and in a spreadsheet: a column for each day, and sums that calculate', async () => {
  const period = { from: '2026-03-01', until: '2026-03-11' }
  const other = {
    ...aroha,
    id: hana.id,
    firstName: 'Tama',
    days: [{ ...booked, day: '2026-03-02', here: 385 }],
  }
  answer(hours, { listOfChildren: () => pageOf([aroha, other]) })
  const children = await childrenTable(sayings as never, period)
  expect(children.heads.slice(0, 5)).toEqual(['hours.name', ...aroha.days.map(({ day }) => day)])
  expect(children.rows).toEqual([
    ['Aroha Ngata', '6.25', 'attendance.sick', '?', '…', '4', '26.00', '2', '6.25', '1', '1', '0'],
    ['Tama Ngata', '6.42', '', '', '', '1', '6.50', '1', '6.42', '0', '0', '0'],
  ])
  // The sum of the minutes, and not of what was rounded.
  expect(children.foot).toEqual([
    'hours.total',
    '12.67',
    '0.00',
    '0.00',
    '0.00',
    '5',
    '32.50',
    '3',
    '12.67',
    '1',
    '1',
    '0',
  ])
  const staff = await staffTable(sayings as never, period)
  expect(staff.rows).toEqual([['Hana Teacher', '8.25', '1', '8.25', '0.33', '1.00', '0']])
  expect(staff.foot).toEqual(['hours.total', '8.25', '1', '8.25', '0.33', '1.00', '0'])
})
