// Processes: a teacher asks for something to be bought, and the manager approves it with what the office adds.
import { expect, open, test } from '../test.ts'

const picture = {
  name: 'gauge.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const pages = '/pages/plugin/workflow/pages'

test('a purchase is asked for, approved, and goes on to who orders it', async ({ teacher, manager }) => {
  await open(teacher, `${pages}/create/index`)
  await teacher.getByRole('link', { name: 'Purchase request' }).click()
  await expect(teacher).toHaveURL(/\/pages\/plugin\/workflow\/pages\/form\/start\?/)
  await teacher.getByRole('button', { name: 'Send' }).click()
  await expect(teacher.getByText('Please fill this in').first()).toBeVisible()
  await teacher.getByRole('textbox', { name: 'What do you need?' }).fill('Rain gauge')
  await teacher.getByRole('spinbutton', { name: 'Cost in dollars' }).fill('42')
  await teacher.getByRole('combobox', { name: 'Kind' }).selectOption('Outdoor play')
  await teacher.locator('input[data-camera]').setInputFiles(picture)
  await expect(teacher.getByRole('button', { name: 'Photos or quotes, 1 of 1', exact: true })).toBeVisible()
  await teacher.getByRole('button', { name: 'Send' }).click()
  await expect(teacher.getByText('Waiting at: Approve the purchase')).toBeVisible()
  await expect(teacher.getByText('Budget')).toHaveCount(0)
  await open(teacher, `${pages}/mine/index`)
  await teacher.getByRole('link', { name: /Rain gauge/ }).click()
  await expect(teacher).toHaveURL(/\/pages\/plugin\/workflow\/pages\/form\/detail\?/)

  await open(manager, `${pages}/workbench/index`)
  await manager.getByRole('button', { name: 'To claim' }).click()
  await manager.getByRole('link', { name: /Rain gauge/ }).click()
  await expect(manager.getByRole('button', { name: 'Photos or quotes, 1 of 1' })).toBeVisible()
  await manager.getByRole('button', { name: 'Claim' }).click()
  await manager.getByRole('textbox', { name: 'Budget' }).fill('Garden')
  await manager.getByRole('button', { name: 'Approve' }).click()
  const sheet = manager.getByRole('dialog', { name: 'Approve this?' })
  await sheet.getByRole('textbox', { name: 'Comment' }).fill('Good for the science corner')
  await sheet.locator('input[data-camera]').setInputFiles(picture)
  await expect(sheet.getByRole('button', { name: 'Photos and documents, 1 of 1', exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(sheet).toBeHidden()

  await expect(teacher.getByText('Good for the science corner')).toBeVisible()
  await expect(teacher.getByRole('button', { name: 'Photos and documents, 1 of 1' })).toBeVisible()
  await expect(teacher.getByText('Waiting at: Order it')).toBeVisible()
})
