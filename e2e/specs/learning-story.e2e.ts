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

test('a teacher writes a story with a picture and a video, and the manager finds it on the child’s page', async ({
  manager,
  teacher,
}) => {
  await teacher.setViewportSize({ width: 390, height: 844 })
  await open(teacher, '/pages/learning-story/create')
  await teacher.getByRole('button', { name: /^Children/ }).click()
  await teacher
    .getByRole('dialog')
    .getByRole('button', { name: /here now/ })
    .first()
    .click()
  await teacher.getByRole('button', { name: 'Choose 1 child' }).click()
  await expect(teacher.getByRole('dialog')).toBeHidden()
  await teacher.getByRole('textbox', { name: 'Title' }).fill('Puddles')
  await teacher.getByRole('textbox', { name: /What happened/ }).fill('Jumped into every puddle twice.')
  const cameras = teacher.locator('input[data-camera]')
  await cameras.and(teacher.locator('[accept="image/*"]')).setInputFiles(picture)
  await expect(teacher.getByAltText(/Photos, 1 of 1/)).toBeVisible()
  await cameras.and(teacher.locator('[accept="video/*"]')).setInputFiles('e2e/support/puddles.webm')
  await expect(teacher.getByLabel('Videos, 1 of 1', { exact: true })).toBeVisible()
  await teacher.getByText('Exploration | Mana aotūroa').click()
  await teacher.getByText(/control of their bodies/).click()
  await teacher.getByRole('button', { name: 'Publish' }).click()
  await expect(teacher.getByRole('heading', { name: 'Puddles' })).toBeVisible()
  await expect(teacher).toHaveURL(/\/pages\/learning-story\/detail\?/)

  const { data } = await callAs(manager, learningStory, 'list', { text: 'puddle' })
  const [story] = data.records
  await open(manager, `/pages/home/child?id=${story?.children[0]?.id}&tab=stories`)
  await manager.getByRole('link', { name: /Puddles/ }).click()
  await expect(manager.getByText('Jumped into every puddle twice.')).toBeVisible()
  await expect(manager.getByAltText(/Photos, 1 of 1/)).toBeVisible()
  const video = manager.getByLabel('Videos, 1 of 1')
  await expect(video).toHaveAttribute('poster', /medium\.jpg/)
  const answer = manager.waitForResponse(/\.webm/)
  expect(await video.evaluate((film: HTMLVideoElement) => film.play().then(() => film.videoWidth))).toBe(160)
  expect((await answer).status()).toBe(206)
})

test('a manager adds a goal of the centre’s own, which a story is linked to and found by', async ({
  manager,
  teacher,
}) => {
  await open(manager, '/pages/manage/learning-goal?edit=new')
  await manager.getByRole('textbox', { name: 'Strand or goal' }).fill('Manaakitanga')
  const save = manager.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toBeHidden()
  await open(teacher, '/pages/learning-story/create')
  await teacher.getByRole('textbox', { name: 'Title' }).fill('Sharing the bikes')
  await teacher.getByText('Manaakitanga').click()
  await teacher.getByRole('checkbox', { name: 'The strand as a whole' }).last().check()
  await teacher.getByRole('button', { name: 'Save draft' }).click()
  await expect(teacher.getByRole('listitem').filter({ hasText: 'Manaakitanga' })).toBeVisible()
  await open(teacher, '/pages/learning-story/list?state=draft')
  await teacher.getByRole('combobox', { name: 'Strand' }).selectOption('Manaakitanga')
  await expect(teacher.getByRole('link', { name: /Sharing the bikes/ })).toBeVisible()
  await expect(teacher.getByRole('link', { name: /Manaakitanga/ })).toHaveCount(1)
})

test('a file that is no video, and one that is too large, are refused before they are sent', async ({
  teacher,
}) => {
  await open(teacher, '/pages/learning-story/create')
  const videos = teacher.locator('input[data-camera][accept="video/*"]')
  const sent: string[] = []
  teacher.on('request', (request) => void (request.url().includes('put-file') && sent.push(request.url())))
  await videos.setInputFiles(picture)
  await expect(teacher.getByText('File format not allowed')).toBeVisible()
  await videos.evaluate((input: HTMLInputElement) => {
    const large = new File([], 'long.mp4', { type: 'video/mp4' })
    // A file of 2 GB, without making one.
    Object.defineProperty(large, 'size', { value: 2 ** 31 })
    Object.defineProperty(input, 'files', { value: [large] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(teacher.getByText(/This video is too long to send/)).toBeVisible()
  expect(sent).toEqual([])
})
