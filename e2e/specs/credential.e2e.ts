// Certificates: a teacher adds one, a manager checks it, and from then on it counts and is watched until it expires.
import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test('a certificate is submitted, checked, and then watched', async ({ teacher, manager }) => {
  await open(teacher, '/pages/home/honor')
  await teacher.getByRole('link', { name: 'Add a certificate' }).click()
  await teacher.getByRole('combobox', { name: 'Kind of certificate' }).selectOption('Food safety')
  await teacher.getByLabel('Number').fill('FS-77120')
  await teacher.getByLabel('Issued on').fill('2026-03-01')
  await teacher.getByLabel('Expires on').fill('2026-02-01')
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('The end is before the start')).toBeVisible()
  await teacher.getByLabel('Expires on').fill('2026-04-01')
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Waiting for review')).toBeVisible()

  await open(manager, '/pages/home/todo')
  await manager.getByRole('link', { name: /Food safety · FS-77120/ }).click()
  await manager.getByRole('button', { name: 'Confirm', exact: true }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()

  await expect(teacher.getByText(/^Confirmed$/)).toBeVisible()
  await open(teacher, '/pages/home/honor')
  await expect(
    teacher.getByRole('region', { name: 'Expired or expiring soon' }).getByText('Food safety'),
  ).toBeVisible()
  const { data } = await callAs(teacher, credential, 'listDueCredentials', {})
  expect(data.items.map(({ title }) => title)).toContain('Food safety')
})
