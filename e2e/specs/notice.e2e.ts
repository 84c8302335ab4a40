import { expect, open, settled, test } from '../test.ts'

test('a manager plans a notice and releases another, which the teacher sees', async ({
  manager,
  teacher,
}) => {
  const write = async (title: string, day?: string) => {
    await open(manager, '/pages/manage/notice?edit=new')
    await manager.getByLabel('Title').fill(title)
    await manager.getByLabel('Category').selectOption('Reminder')
    await manager.getByRole('textbox', { name: 'Notice', exact: true }).fill('Please bring a hat.')
    if (day) await manager.getByLabel('Day').fill(day)
    await manager.getByRole('radio', { name: 'Everybody' }).check()
    await manager.getByRole('button', { name: 'Save' }).click()
    await settled(manager)
  }
  await open(teacher, '/pages/manage/notice')
  await write('Hats from today', '2020-01-01')
  await expect(manager.getByText('This is in the past')).toBeVisible()
  await write('Hats next month', '2199-01-01')
  await write('Hats from today')
  await open(manager, '/pages/manage/notice')
  await expect(manager.getByRole('link', { name: /Hats next month/ })).toBeVisible()
  await expect(teacher.getByRole('link', { name: /Hats from today/ })).toBeVisible()
  await expect(teacher.getByRole('link', { name: /Hats next month/ })).toHaveCount(0)
})

test('a notice that asks for it is confirmed, and the manager reminds those who have not', async ({
  manager,
  teacher,
}) => {
  await open(manager, '/pages/manage/notice?text=Fire%20alarm')
  await manager.getByRole('link', { name: /Fire alarm test/ }).click()
  await manager.getByRole('link', { name: /^\d+ of \d+ have confirmed$/ }).click()
  await expect(manager.getByRole('heading', { name: /^Not confirmed/ })).toBeVisible()
  await manager.getByRole('button', { name: /^Remind/ }).click()
  await expect(manager.getByText(/(person|people) reminded$/)).toBeVisible()

  await open(manager, '/pages/manage/notice?edit=new')
  await manager.getByLabel('Title').fill('Gate stays closed')
  await manager.getByLabel('Category').selectOption('Reminder')
  await manager.getByRole('textbox', { name: 'Notice', exact: true }).fill('Use the side door this week.')
  const asks = manager.getByRole('group', { name: 'Ask everybody to confirm that they’ve read it' })
  await asks.getByRole('radio', { name: 'Yes' }).check()
  await manager.getByRole('radio', { name: 'Everybody' }).check()
  await manager.getByRole('button', { name: 'Save' }).click()
  await settled(manager)
  await open(teacher, '/pages/manage/notice?text=Gate')
  await teacher.getByRole('link', { name: /Gate stays closed/ }).click()
  await teacher.getByRole('button', { name: 'I have read it' }).click()
  await expect(teacher.getByRole('button', { name: 'I have read it' })).toBeHidden()
  const confirmation = teacher.getByRole('region', { name: 'Confirmation' })
  await expect(confirmation.getByText('Confirmed')).toBeVisible()
})
