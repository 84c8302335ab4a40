// What is published to people: a policy that is changed, read and confirmed, and a meeting that is declined.
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

test.use({ samePage: true })

const picture = {
  name: 'hat.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const letter = {
  name: 'hats.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

test('a further version of a policy is confirmed, and the manager reminds the others', async ({
  manager,
  teacher,
}) => {
  await open(manager, '/pages/home/policy')
  await manager.getByRole('link', { name: /Sun care/ }).click()
  await expect(manager).toHaveURL(/\/pages\/home\/task\/policy-info\?/)
  await manager.getByRole('link', { name: 'Edit' }).click()
  await manager.getByRole('textbox', { name: 'Policy text' }).fill('All year, outside.')
  await manager.locator('input[type=file]:not([data-camera])').setInputFiles([picture, letter])
  await expect(manager.getByText('hats.pdf')).toBeVisible()
  await manager.getByLabel('What changed?').fill('Hats all year')
  await manager.getByRole('button', { name: 'Publish changes' }).click()
  await expect(manager.getByText('What’s new in version 2')).toBeVisible()

  await open(teacher, '/pages/home/task/to-answer')
  // The manager's change arrives live, and the list is drawn again.
  await settled(teacher)
  await teacher.getByRole('link', { name: /Policy: Sun care Version 2/ }).click()
  await expect(teacher.getByText('Hats all year').first()).toBeVisible()
  await expect(teacher.getByText('hats.pdf')).toBeVisible()
  const photo = teacher
    .getByRole('button', { name: /^Attachments, / })
    .getByRole('img')
    .first()
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => photo.evaluate(isShown)).toBe(true)
  await teacher.getByRole('button', { name: 'I have read and understood it' }).click()
  await expect(teacher.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(teacher.getByRole('button', { name: 'I have read and understood it' })).toHaveCount(0)

  await manager.getByRole('link', { name: /Who has answered/ }).click()
  await expect(manager.getByText('Confirmed (2)')).toBeVisible()
  await manager.getByRole('button', { name: /^Remind \d+ people/ }).click()
  await expect(manager.getByText(/^Reminded /).first()).toBeVisible()
})

test('a meeting is called, declined with a comment, and called off', async ({ manager, teacher }) => {
  await open(manager, '/pages/home/history/meeting')
  await manager.getByRole('link', { name: 'Call a meeting' }).click()
  await manager.getByRole('textbox', { name: 'Meeting' }).fill('Whānau evening')
  await manager.getByLabel('Day').fill('2026-03-20')
  await manager.getByLabel('Time').fill('18:00')
  await manager.getByLabel('Length').fill('90')
  await manager.getByLabel('Where?').fill('Hall')
  await manager.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(manager.getByRole('heading', { name: 'Whānau evening' })).toBeVisible()

  const { data } = await callAs(teacher, meeting, 'list', { text: 'Whanau evening' })
  const id = data.records[0]?.id
  await open(teacher, `/pages/home/task/meeting-detail?id=${id}`)
  await teacher.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(teacher).toHaveURL(/\/pages\/home\/task\/meeting-confirm\?/)
  await teacher.getByRole('radio', { name: 'I can’t come' }).check()
  await teacher.getByLabel('Comment').fill('My daughter’s birthday')
  await teacher.getByRole('button', { name: 'Send answer' }).click()
  await expect(teacher.getByText('Said no', { exact: true })).toBeVisible()

  await expect(manager.getByText('Said no: 1')).toBeVisible()
  await manager.getByRole('button', { name: 'Call off' }).click()
  const sheet = manager.getByRole('dialog', { name: 'Call off' })
  await sheet.getByLabel('Reason (everyone who got this will be notified)').fill('The hall is taken')
  await sheet.getByRole('button', { name: 'Call off' }).click()
  await expect(teacher.getByText('The hall is taken')).toBeVisible()
  await expect(teacher.getByRole('link', { name: 'Change answer' })).toHaveCount(0)
})
