// What the centre owns, and what it tells everybody.
import { expect, open, settled, test } from '../test.ts'

test('a broken thing opens a hazard with what is known of it', async ({ manager, teacher }) => {
  await open(manager, '/pages/home/assets?edit=new')
  await manager.getByLabel('What it is').fill('Swing, green')
  await manager.getByRole('radio', { name: 'Equipment' }).check()
  await manager.getByLabel('Place').fill('Behind the shed')
  await manager.getByRole('radio', { name: 'Broken' }).check()
  await manager.getByRole('button', { name: 'Save' }).click()
  await settled(manager)
  await open(teacher, '/pages/home/assets?text=green')
  await teacher.getByRole('link', { name: /Swing, green/ }).click()
  await teacher.getByRole('link', { name: 'Report a problem' }).click()
  await expect(teacher.getByLabel('What is wrong?')).toHaveValue('Swing, green is broken')
  await expect(teacher.getByLabel('Where exactly?')).toHaveValue('Behind the shed')
})

test('an article is read by everybody once it is published', async ({ manager, teacher }) => {
  await open(manager, '/pages/manage/article?edit=new')
  await manager.getByRole('textbox', { name: 'Title', exact: true }).fill('Open day')
  await manager.getByRole('textbox', { name: 'Article' }).fill('Come at ten.@nBring a hat.')
  await manager.getByRole('button', { name: 'Save' }).click()
  await settled(manager)
  await open(teacher, '/pages/news/list')
  await teacher.getByRole('link', { name: /Open day/ }).click()
  await expect(teacher.getByText(/^Come at ten\.\s+Bring a hat\.$/)).toBeVisible()
})
