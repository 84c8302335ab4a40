import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { callAs } from '../support/api.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../test.ts'

const picture = {
  name: 'mud.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a teacher writes a story with a picture, and the manager finds it on the child’s page', async ({
  manager,
  teacher,
}) => {
  await teacher.setViewportSize({ width: 390, height: 844 })
  await open(teacher, '/pages/learning-story/create')
  await teacher.getByRole('button', { name: /^Children/ }).click()
  await teacher.getByRole('dialog').getByRole('checkbox').first().check()
  await teacher.getByRole('button', { name: '1 child' }).click()
  await expect(teacher.getByRole('dialog')).toBeHidden()
  await teacher.getByRole('textbox', { name: 'Title' }).fill('Puddles')
  await teacher.getByRole('textbox', { name: /What happened/ }).fill('Jumped into every puddle twice.')
  await teacher.locator('input[data-camera]').setInputFiles(picture)
  await expect(teacher.getByAltText(/Photos, 1 of 1/)).toBeVisible()
  await teacher.getByText('Exploration | Mana aotūroa').click()
  await teacher.getByText(/control of their bodies/).click()
  await teacher.getByRole('button', { name: 'Publish' }).click()
  await expect(teacher.getByRole('heading', { name: 'Puddles' })).toBeVisible()

  const { data } = await callAs(manager, learningStory, 'list', { text: 'puddle' })
  const [story] = data.records
  await open(manager, `/pages/home/child?id=${story?.children[0]?.id}&tab=stories`)
  await manager.getByRole('link', { name: /Puddles/ }).click()
  await expect(manager.getByText('Jumped into every puddle twice.')).toBeVisible()
  await expect(manager.getByAltText(/Photos, 1 of 1/)).toBeVisible()
})
