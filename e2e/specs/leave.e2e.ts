// Leave: half a day asked for without a network, sent when there is one, and refused with a reason; and what is left.
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('half a day waits for the network, and its refusal is read', async ({ teacher, manager }) => {
  await open(teacher, '/pages/home/task/leave-task')
  await teacher.getByRole('radio', { name: 'Study' }).check()
  await teacher.getByLabel('First day').fill('2027-03-09')
  await teacher.getByRole('checkbox', { name: 'From noon' }).check()
  await teacher.context().setOffline(true)
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText(/Saved on this device/)).toBeVisible()
  await teacher.context().setOffline(false)

  const asked = async () => {
    const { data } = await callAs(manager, leave, 'listAll', { state: 'submitted', from: '2027-03-09' })
    return data.records.find(({ detail }) => detail.dates.from === '2027-03-09')
  }
  await expect.poll(asked).toMatchObject({
    detail: { kind: 'study', dates: { until: '2027-03-09', startsAtNoon: true, endsAtNoon: false } },
  })
  const row = (page: Page) => page.getByRole('link', { name: /9 Mar 2027, afternoon/ })
  await open(teacher, '/pages/home/task/leave-history')
  await row(teacher).click()
  await expect(teacher).toHaveURL(/\/pages\/home\/task\/leave-detail\?/)
  await expect(teacher.getByRole('heading', { name: '9 Mar 2027, afternoon' })).toBeVisible()

  await open(manager, '/pages/home/history/leave')
  await row(manager).click()
  await expect(manager.getByRole('heading', { name: '9 Mar 2027, afternoon' })).toBeVisible()
  await manager.getByRole('button', { name: 'Decline' }).click()
  const sheet = manager.getByRole('dialog', { name: 'Decline this request?' })
  await sheet.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(sheet.getByText('Please give a reason')).toBeVisible()
  await sheet.getByLabel('Reason for declining').fill('We are too few that afternoon')
  await sheet.getByRole('button', { name: 'Decline', exact: true }).click()

  await expect(teacher.getByText('We are too few that afternoon')).toBeVisible()
})

test('days that a manager enters show what is left when their teacher asks for leave', async ({
  teacher,
  manager,
}) => {
  const { data: own } = await callAs(teacher, staff, 'getOwn', {})
  const left = async () => {
    const { data } = await callAs(teacher, leaveBalance, 'getOwn', {})
    return data.balances.find(({ kind }) => kind === 'bereavement')?.remains ?? 0
  }
  const before = await left()
  await open(manager, `/pages/manage/staff?id=${own.id}`)
  await manager.getByRole('button', { name: 'Add days or a correction' }).click()
  const sheet = manager.getByRole('dialog', { name: `${own.realName}’s leave` })
  await sheet.getByRole('radio', { name: 'Bereavement' }).check()
  await sheet.getByRole('radio', { name: 'Correction' }).check()
  await sheet.getByRole('spinbutton', { name: 'Days', exact: true }).fill('1.5')
  await sheet.getByLabel('From which day?').fill('2026-01-05')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Please give a reason for the correction')).toBeVisible()
  await sheet.getByLabel('Reason').fill('Carried over')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  expect(await left()).toBe(before + 1.5)

  // From a day that no other test asks for.
  await manager.getByRole('button', { name: 'Set working days' }).click()
  const week = manager.getByRole('dialog', { name: `${own.realName}’s working days` })
  for (const day of ['Monday', 'Tuesday', 'Wednesday'])
    await week.getByRole('checkbox', { name: day }).check()
  await week.getByLabel('From which day?').fill('2028-01-03')
  await week.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('Works Mon, Tue, Wed from 3 January 2028')).toBeVisible()

  await open(teacher, '/pages/home/task/leave-task')
  await teacher.getByRole('radio', { name: 'Bereavement' }).check()
  await teacher.getByLabel('First day').fill('2027-03-16')
  const balance = teacher.getByRole('region', { name: 'Balance: Bereavement' })
  await expect(balance.getByText('Left after this leave')).toBeVisible()
  await teacher.getByLabel('Last day').fill('2027-06-25')
  await expect(balance.getByText(/more than is left/)).toBeVisible()
})
