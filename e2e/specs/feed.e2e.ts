import { expect, open, test } from '../test.ts'

test('the feed shows a notice as it is released, hides it, and brings it back', async ({
  manager,
  teacher,
}) => {
  await open(teacher, '/pages/home/feed')
  await open(manager, '/pages/manage/notice?edit=new')
  await manager.getByLabel('Title').fill('The plumber comes at two')
  await manager.getByLabel('Category').selectOption('News')
  await manager.getByRole('textbox', { name: 'Notice', exact: true }).fill('Please keep the bathroom free.')
  await manager.getByRole('radio', { name: 'Everybody' }).check()
  await manager.getByRole('button', { name: 'Save' }).click()
  const card = teacher.getByRole('listitem').filter({ hasText: 'The plumber comes at two' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: /^Hide/ }).click()
  await expect(card).toHaveCount(0)
  await teacher.getByRole('button', { name: 'Hidden', exact: true }).click()
  await card.getByRole('button', { name: /^Bring back/ }).click()
  await expect(card).toHaveCount(0)
  await teacher.getByRole('button', { name: 'News', exact: true }).click()
  await card.getByRole('link').click()
  await expect(teacher.getByText('Please keep the bathroom free.')).toBeVisible()
})
