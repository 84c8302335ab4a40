// Two people on one check, one of them without a network: no answer is lost, and it is finished once.
import { closingCheck } from '@daybook/contract/closingCheck/closingCheck.kind.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open, test } from '../test.ts'

const picture = {
  name: 'window.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const path = '/pages/home/task/door-close'
const item = (page: Page, text: string) => page.getByRole('group', { name: text, exact: true })
const answer = (page: Page, text: string, word: string) =>
  item(page, text).getByText(word, { exact: true }).click()
const isAnswered = (page: Page, text: string, word: string) =>
  expect(item(page, text).getByRole('radio', { name: word, exact: true })).toBeChecked()

// One of the devices is offline for a while.
test.use({ allowedProblems: [/DISCONNECTED/] })

test('a check is filled from two devices, one of them offline, and finished once', async ({
  teacher,
  colleague,
}) => {
  await open(teacher, path)
  await open(colleague, path)
  await colleague.context().setOffline(true)
  await answer(colleague, 'Alarm on', 'Done')
  await answer(colleague, 'Windows and doors locked', 'No')
  const sheet = colleague.getByRole('dialog', { name: 'Windows and doors locked' })
  await sheet.getByLabel('What is wrong?').fill('Sleep room window does not close')
  await sheet.getByLabel('What was done about it?').fill('Wedged shut')
  await sheet.locator('input[data-camera]').setInputFiles(picture)
  await expect(sheet.getByRole('button', { name: 'Photos, 1 of 1', exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(colleague.getByText('Done: Wedged shut')).toBeVisible()
  await expect(colleague.getByText('1 photo will be sent with this answer')).toBeVisible()

  await answer(teacher, 'Every child is signed out', 'Yes')
  await isAnswered(teacher, 'Every child is signed out', 'Yes')
  await expect(item(teacher, 'Alarm on').getByRole('radio', { name: 'Done', exact: true })).not.toBeChecked()
  await colleague.context().setOffline(false)
  await isAnswered(teacher, 'Alarm on', 'Done')
  await expect(teacher.getByText('Done: Wedged shut')).toBeVisible()
  const photo = teacher.getByRole('button', { name: 'Photos, 1 of 1' }).getByRole('img')
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => photo.evaluate(isShown)).toBe(true)
  await isAnswered(colleague, 'Every child is signed out', 'Yes')

  await expect(teacher.getByRole('button', { name: 'Finish check' })).toBeDisabled()
  const { data } = await callAs(teacher, closingCheck, 'getPage', {})
  const { check, task, template } = data
  const given = check?.answers.map(({ itemId }) => itemId) ?? []
  const left = template.sections.flatMap(({ items }) => items).filter(({ id }) => !given.includes(id))
  const answers = left
    .filter(({ required }) => required)
    .map(({ id: itemId, type }) => {
      return { id: crypto.randomUUID(), itemId, value: type === 'number' ? 4 : true, at: data.now }
    })
  const input = { id: check?.id ?? '', taskId: task?.id ?? null, version: template.version, answers }
  expect((await callAs(teacher, closingCheck, 'submitData', input)).status).toBe(200)
  await colleague.getByRole('button', { name: 'Finish check' }).click()
  await expect(teacher.getByText(/^Finished by 王美华/)).toBeVisible()
  await teacher.getByRole('link', { name: 'Report a hazard' }).click()
  await expect(teacher.getByLabel('What is wrong?')).toHaveValue(
    'Windows and doors locked. Sleep room window does not close',
  )

  // The hazard names its check, and the check the hazard.
  await teacher.getByLabel('Where exactly?').fill('Sleep room')
  await teacher.getByRole('button', { name: 'Likelihood 3, severity 4: risk 12' }).click()
  await teacher.getByRole('radio', { name: 'Isolate' }).check()
  await teacher.getByRole('button', { name: 'Who is responsible?: Choose a person' }).click()
  const picker = teacher.getByRole('dialog', { name: 'Who is responsible?' })
  await picker.getByRole('radio').first().check()
  await picker.getByRole('button', { name: 'Confirm' }).click()
  await teacher.getByLabel('By when?').fill('2026-03-20')
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await teacher.getByRole('link', { name: /^Door close/ }).click()
  await expect(teacher.getByText(/^Finished by 王美华/)).toBeVisible()
  await expect(teacher.getByRole('link', { name: /^Hazard: .*Sleep room.* \(Open\)$/ })).toBeVisible()
  await expect(photo).toBeVisible()
})
