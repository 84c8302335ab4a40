// Home of people with a role of the centre's own, who may read the day without who is here, or not even the day.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInWith } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

test('whoever plans the menus and nothing else finds them on home', async () => {
  signedInWith(['menu.edit'])
  openScreen(to.home())
  await expect.element(page.getByRole('link', { name: 'Shopping list' })).toBeVisible()
  await expect.element(page.getByText('platform operator')).not.toBeInTheDocument()
})

test('and on the management page, which stands in their menu', async () => {
  signedInWith(['menu.edit'])
  openScreen(to.mine())
  await page.getByRole('link', { name: 'Manage', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Shopping list' })).toBeVisible()
})

test('whoever has nothing to manage has no management page in the menu', async () => {
  signedInWith(['message.read'])
  openScreen(to.mine())
  await expect.element(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Manage', exact: true })).not.toBeInTheDocument()
})

test('the day of whoever does not read who is here shows its tasks, and asks for nothing that is refused', async () => {
  signedInWith(['task.read'])
  answer(today, { listDay: () => [], countMonth: () => [] })
  openScreen(to.home())
  await expect.element(page.getByRole('heading', { name: 'Next hour' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Who is here' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Load fail')).not.toBeInTheDocument()
  expect(callsOf(attendance, 'listToday')).toEqual([])
  expect(callsOf(room, 'listRooms')).toEqual([])
  expect(callsOf(reminder, 'listChildrenWithTips')).toEqual([])
  expect(callsOf(today, 'listRequests')).toEqual([])
})
