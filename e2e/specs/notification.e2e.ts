// Notification settings: chosen, refused at their field, kept, and read again.
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test('ways, quiet hours and language are kept', async ({ teacher }) => {
  await open(teacher, '/pages/user/notifications')
  const requests = teacher.getByRole('group', { name: 'Something is waiting for you' })
  await requests.getByRole('checkbox', { name: 'Email' }).check()
  await requests.getByRole('checkbox', { name: 'Notify' }).uncheck()
  const quiet = teacher.getByRole('group', { name: 'Use quiet hours?' })
  await quiet.getByRole('radio', { name: 'Yes' }).check()
  await teacher.getByLabel('From').fill('19:30')
  await teacher.getByLabel('Until').fill('19:30')
  await teacher.getByRole('radio', { name: '中文' }).check()
  await teacher.getByRole('button', { name: 'Save' }).click()
  await expect(teacher.getByText('Choose a different end')).toBeVisible()
  await teacher.getByLabel('Until').fill('06:45')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await expect(teacher.getByText('Saved', { exact: true })).toBeVisible()

  expect((await callAs(teacher, notification, 'getSettings', {})).data).toMatchObject({
    language: 'zh-CN',
    quiet: { from: '19:30', until: '06:45' },
    wishes: { request: ['mail'] },
  })
  await open(teacher, '/')
  await open(teacher, '/pages/user/notifications')
  await expect(requests.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await expect(requests.getByRole('checkbox', { name: 'Notify' })).not.toBeChecked()
  await expect(teacher.getByLabel('From')).toHaveValue('19:30')
  await expect(teacher.getByRole('radio', { name: '中文' })).toBeChecked()
})
