// A week is planned, published and confirmed; a change asks again only whom it concerns.
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test('a manager plans and publishes a week, and a teacher confirms it, and what changed', async ({
  manager,
  teacher,
}) => {
  await open(manager, '/pages/home/history/pb-list')
  await manager.getByRole('link', { name: 'Plan a week' }).click()
  await expect(manager.getByText('This week is published already')).toBeVisible()
  await manager.getByRole('button', { name: 'Week after' }).click()
  await expect(manager.getByRole('heading', { name: 'Week from 23 Mar 2026' })).toBeVisible()
  await expect(manager.getByText(/Too few adults for the ratio on/)).toBeVisible()
  await manager.getByRole('button', { name: 'Copy last week' }).click()
  await expect(manager.getByText('The ratio is kept all week')).toBeVisible()

  const cell = (day: string) => manager.getByRole('button', { name: new RegExp(`^Hana .*, ${day}`) })
  await cell('Monday').focus()
  await manager.keyboard.press('Delete')
  await expect(cell('Monday')).toHaveAccessibleName(/Not working/)
  await manager.keyboard.press('ArrowRight')
  await manager.keyboard.press('Control+c')
  await manager.keyboard.press('ArrowLeft')
  await manager.keyboard.press('Control+v')
  await expect(cell('Monday')).not.toHaveAccessibleName(/Not working/)
  await cell('Tuesday').click()
  const sheet = manager.getByRole('dialog', { name: /^Shift of Hana/ })
  await sheet.getByLabel('Until', { exact: true }).fill('06:00')
  await sheet.getByRole('button', { name: 'Save shift' }).click()
  await expect(sheet.getByText('The end is before the start')).toBeVisible()
  await sheet.getByLabel('Until', { exact: true }).fill('16:00')
  await sheet.getByRole('button', { name: 'Save shift' }).click()
  await expect(cell('Tuesday')).toHaveAccessibleName(/–16:00/)
  await manager.getByRole('button', { name: 'Publish the week' }).click()
  await expect(manager.getByText('23/03/2026 – 29/03/2026')).toBeVisible()

  await open(teacher, '/pages/home/task/to-answer')
  await teacher.getByRole('link', { name: /Week schedule: 23\/03\/2026/ }).click()
  await expect(teacher).toHaveTitle(/User Week Schedule/)
  await teacher.getByRole('link', { name: 'Answer', exact: true }).click()
  await teacher.getByRole('radio', { name: 'This works for me' }).check()
  await teacher.getByRole('button', { name: 'Send answer' }).click()
  await expect(teacher.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await manager.getByRole('link', { name: 'Edit' }).click()
  await cell('Friday').click()
  await sheet.getByRole('button', { name: 'Remove shift' }).click()
  await expect(cell('Friday')).toHaveAccessibleName(/Not working/)
  await manager.getByRole('button', { name: 'Publish changes' }).click()
  await expect(teacher.getByText(/^No longer: /)).toBeVisible()
  await expect(teacher.getByText('Not answered', { exact: true })).toBeVisible()
  const { data } = await callAs(teacher, roster, 'list', { text: '23/03/2026' })
  expect(data.records[0]).toMatchObject({ version: 2, own: { answer: null } })
})
