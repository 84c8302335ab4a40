// An event: planned by a teacher, off the premises only with its risks, and signed off by a manager.
import { event } from '@daybook/contract/event/event.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test('an excursion asks for risks and adults, and a manager signs it off once', async ({
  teacher,
  manager,
}) => {
  await open(teacher, '/pages/home/event/common-event')
  await teacher.getByRole('radio', { name: 'Excursion' }).check()
  await teacher.getByLabel('Name').fill('Pond dipping')
  await teacher.getByLabel('Day').fill('2026-03-18')
  await teacher.getByLabel('Starts at').fill('10:00')
  await teacher.getByLabel('How long').fill('120')
  await teacher.getByLabel('Where?').fill('Duck pond')
  await teacher.getByRole('button', { name: /^Staff/ }).click()
  const people = teacher.getByRole('dialog')
  await people.getByRole('checkbox').nth(1).check()
  await people.getByRole('button', { name: 'Confirm' }).click()
  await expect(people).toBeHidden()
  await teacher
    .getByRole('group', { name: 'Will you leave the premises?' })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Please fill this in').first()).toBeVisible()
  await teacher.getByLabel('Adults coming along').fill('3')
  await teacher.getByLabel('Children coming along').fill('8')
  await teacher.getByLabel('What could go wrong').fill('Water: an adult at the edge all the time')
  await teacher.getByRole('radio', { name: 'All of them' }).check()
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Duck pond').first()).toBeVisible()

  const { data } = await callAs(manager, event, 'listAll', { text: 'Pond' })
  await open(manager, `/pages/home/event/event-detail?id=${data.records[0]?.id}`)
  await expect(manager.getByText('Water: an adult at the edge all the time')).toBeVisible()
  await manager.getByRole('button', { name: 'Confirm', exact: true }).click()
  const sheet = manager.getByRole('dialog', { name: 'Confirm this report?' })
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(manager.getByText(/^Confirmed by/)).toBeVisible()
})

test('a drill outside the plan leads to where drills are held', async ({ teacher }) => {
  const { data } = await callAs(teacher, event, 'listAll', { text: 'school next door' })
  await open(teacher, `/pages/home/event/event-detail?id=${data.records[0]?.id}`)
  await expect(teacher.getByText('Extra drill').first()).toBeVisible()
  await teacher.getByRole('link', { name: 'Hold a drill' }).click()
  await expect(teacher.getByRole('heading', { name: 'Drills' }).first()).toBeVisible()
})
