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
