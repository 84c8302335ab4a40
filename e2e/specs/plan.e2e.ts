// The plan: a manager's changes show in the day, a teacher can read it, and a conflict between two managers is shown.
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import type { Page } from '@playwright/test'
import { dayRows, openHome } from '../support/home.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

// It is Wednesday, 11 March 2026, half past ten. Kererū is a room of the older ones, for whom nothing is planned.
const entry = (page: Page, time: string) => page.getByRole('listitem').filter({ hasText: time })
const task = (page: Page, time: string) => dayRows(page).filter({ hasText: time })
const listPlan = async (page: Page) => (await callAs(page, plan, 'listPlan', {})).data

/** Plans for Wednesdays only, because other tests use other days. */
async function planFor(page: Page, time: string): Promise<void> {
  const made = await callAs(page, plan, 'submitPlanEntry', {
    id: crypto.randomUUID(),
    kind: 'nappyChange',
    roomCode: 'kereru',
    weekdays: [3],
    times: [time],
    season: null,
    staffId: null,
    startsOn: '2026-03-11',
  })
  expect(made.status).toBe(200)
}

async function removeAll(page: Page, ...times: string[]): Promise<void> {
  const own = (await listPlan(page)).filter((one) => one.times.some((time) => times.includes(time)))
  if (own.length > 0) await callAs(page, plan, 'removePlanEntries', { ids: own.map(({ id }) => id).join() })
}

test('a manager plans a task, and it shows in a teacher’s day', async ({ manager, teacher }) => {
  await open(manager, '/pages/manage/manage')
  await manager.getByRole('link', { name: 'Plan' }).click()
  await manager.getByRole('link', { name: 'Add to the plan' }).click()
  await expect(manager.getByRole('heading', { name: 'New plan entry', level: 1 })).toBeVisible()
  await manager.getByLabel('Room').selectOption('Kererū')
  for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday']) await manager.getByLabel(day).uncheck()
  await manager.getByRole('button', { name: 'Remove 10:00' }).click()
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('Choose at least one time')).toBeVisible()
  await manager.getByRole('button', { name: 'Add a time' }).click()
  await manager.getByLabel('Time 1').fill('11:47')
  await manager.getByLabel('Part of the year').check()
  await manager.getByLabel('From', { exact: true }).selectOption('September')
  await manager.getByLabel('Until the end of').selectOption('April')
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(entry(manager, '11:47')).toContainText('Kererū')
  await expect(entry(manager, '11:47')).toContainText('Wed · September to April')
  expect((await listPlan(manager)).find((one) => one.times.includes('11:47'))).toMatchObject({
    roomCode: 'kereru',
    weekdays: [3],
    season: { from: 9, until: 4 },
    staffId: null,
    startsOn: '2026-03-11',
  })
  await openHome(teacher)
  await expect(task(teacher, '11:47')).toContainText('Kererū')
  await removeAll(manager, '11:47')
})

test('a manager changes the time and assignee, and the day shows it', async ({ manager, teacher }) => {
  await open(manager, '/pages/manage/plan')
  await planFor(manager, '11:52')
  await manager.reload()
  await entry(manager, '11:52').getByRole('link').click()
  await manager.getByLabel('Time 1').fill('12:13')
  await manager.getByLabel('One person').check()
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('Choose a person', { exact: true })).toHaveCount(2)
  await manager.getByRole('button', { name: 'Choose a person' }).click()
  const picker = manager.getByRole('dialog', { name: 'Person' })
  await picker.getByRole('searchbox').fill('Hana')
  await picker.getByLabel(/Hana/).first().check()
  await picker.getByRole('button', { name: 'Confirm' }).click()
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(entry(manager, '12:13')).toContainText('For Hana')
  await openHome(teacher)
  await expect(task(teacher, '12:13')).toContainText('for Hana')
  await expect(task(teacher, '11:52')).toHaveCount(0)
  await removeAll(manager, '11:52', '12:13')
})

test('a manager removes it, and it leaves the day', async ({ manager, teacher }) => {
  await open(manager, '/pages/manage/plan')
  await planFor(manager, '12:31')
  await openHome(teacher)
  await expect(task(teacher, '12:31')).toBeVisible()
  await manager.reload()
  await entry(manager, '12:31').getByRole('link').click()
  await manager.getByRole('button', { name: 'Remove', exact: true }).click()
  const sure = manager.getByRole('dialog', { name: 'Remove this from the plan?' })
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(manager.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible()
  await expect(entry(manager, '12:31')).toHaveCount(0)
  await openHome(teacher)
  await expect(task(teacher, '12:31')).toHaveCount(0)
})

test('when two managers change the same task, the second is told who was first', async ({
  manager,
  signInFresh,
}) => {
  await open(manager, '/pages/manage/plan')
  await planFor(manager, '22:01')
  await manager.reload()
  const other = await signInFresh('manager')
  await open(other, '/pages/manage/plan')
  for (const page of [manager, other]) {
    await entry(page, '22:01').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Edit plan entry' })).toBeVisible()
  }
  await manager.getByLabel('Time 1').fill('22:02')
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(entry(manager, '22:02')).toBeVisible()

  await other.getByLabel('Time 1').fill('22:03')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('main').getByRole('alert')).toContainText(
    /Mere .* updated this while you were editing/,
  )
  await expect(other.getByLabel('Time 1')).toHaveValue('22:03')
  await other.getByRole('button', { name: 'Review the changes' }).click()
  await expect(entry(other, '22:02')).toBeVisible()
  expect((await listPlan(manager)).some((one) => one.times.includes('22:03'))).toBe(false)
  await removeAll(manager, '22:01', '22:02', '22:03')
})

test('a teacher reads the plan and sees that managers edit it', async ({ teacher }) => {
  await open(teacher, '/pages/manage/plan')
  await expect(teacher.getByText('Only managers can change them.')).toBeVisible()
  await expect(teacher.getByRole('listitem').filter({ hasText: 'Nappy change' }).first()).toBeVisible()
  await expect(teacher.locator('main').getByRole('link')).toHaveCount(0)
  await open(teacher, '/pages/manage/plan-form')
  await settled(teacher)
  await expect(teacher.getByText('You don’t have access to this page')).toBeVisible()
})
