import { message } from '@daybook/contract/message/message.contract.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import type { WeekPlan } from './roster.data.ts'

const hana = '00000000-0000-7000-8000-0000000000a1'
const plan = (): WeekPlan => ({
  country: 'NZ',
  region: null,
  rooms: [],
  people: [{ id: hana, name: 'Hana Ngata', roomId: null }],
  leave: [{ personId: hana, day: 'Mo', from: '00:00', until: '24:00', isConfirmed: true }],
  daysOff: [{ personId: hana, day: 'Fr' }],
  holidays: [],
  certificates: [],
  bookings: [],
  published: null,
  lastWeek: [],
})

test('a day on which somebody does not work is marked, and so is leave', async () => {
  signedInAs('manager')
  answer(roster, { list: () => ({ records: [], total: 0, size: 20, current: 1, pages: 0 }), getPlan: plan })
  openScreen(to.rosterForm({}))
  const cell = (day: string) => page.getByRole('button', { name: `Hana Ngata, ${day}` })
  await expect.element(cell('Friday')).toHaveAccessibleName(/Not working; Day off$/)
  await expect.element(cell('Monday')).toHaveAccessibleName(/Not working; Leave$/)
  await expect.element(cell('Tuesday')).toHaveAccessibleName(/Not working$/)
  await expect.element(page.getByText('Day off', { exact: true })).toBeVisible()
})

test('the manager’s page and a message name the days on which somebody on leave still has shifts', async () => {
  signedInAs('manager')
  const params = { staffName: 'Hana Ngata', days: '2026-03-16,2026-03-18' }
  const link = `/pages/home/task/pb-plan?id=${hana}`
  answer(today, {
    getOversight: () => ({
      holdsMessages: false,
      day: '2026-03-11',
      sections: { leaveGaps: [{ id: hana, page: link, params }] },
    }),
  })
  openScreen(to.oversight())
  const section = page.getByRole('region', { name: 'Published shifts of people on leave' })
  const row = section.getByRole('link', { name: /Hana Ngata.*16 Mar.*18 Mar/ })
  await expect.element(row).toHaveAttribute('href', expect.stringContaining(link))
  answer(message, {
    getMessage: () => ({
      id: hana,
      kind: 'roster.leaveGap',
      params,
      link,
      sentAt: '2026-03-10T21:00:00.000Z',
      readAt: null,
    }),
  })
  openScreen(to.messageInfo({ id: hana }))
  await expect
    .element(page.getByText(/Hana Ngata has shifts on: Monday, 16 March, Wednesday, 18 March\./))
    .toBeVisible()
})
