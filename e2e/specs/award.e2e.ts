// Honours: a manager gives one, the person confirms it, and it stands below their certificates.
import { award } from '@daybook/contract/award/award.kind.ts'
import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test('an honour is given, confirmed, and shown', async ({ manager, teacher }) => {
  await open(manager, '/pages/home/history/honor-list')
  await manager.getByRole('link', { name: 'Give an honour' }).click()
  await manager.getByRole('textbox', { name: 'Honour', exact: true }).fill('Ten years at our centre')
  await manager.getByRole('radio', { name: 'Years of service' }).check()
  await manager.getByRole('button', { name: 'Which people?' }).click()
  const picker = manager.getByRole('dialog', { name: 'Which people?' })
  await picker.getByRole('searchbox').fill('Hana')
  await picker.getByLabel(/Hana/).first().check()
  await picker.getByRole('button', { name: 'Confirm' }).click()
  await expect(picker).toBeHidden()
  await manager.getByLabel('Years at the centre').fill('10')
  await manager.getByLabel('Why?').fill('Ten years of patience and waiata')
  await manager.getByLabel('Given on').fill('2026-03-10')
  await manager.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(manager.getByRole('heading', { name: 'Ten years at our centre' })).toBeVisible()

  const { data } = await callAs(teacher, award, 'listMine', { text: 'Ten years' })
  await open(teacher, `/pages/home/task/honor-detail?id=${data.records[0]?.id}`)
  await teacher.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(teacher).toHaveURL(/\/pages\/home\/task\/honor-confirm\?/)
  await teacher.getByLabel('Comment').fill('Ngā mihi!')
  await teacher.getByRole('button', { name: 'Confirm' }).click()
  await expect(teacher.getByText('Confirmed', { exact: true })).toBeVisible()
  await open(teacher, '/pages/home/honor')
  const honours = teacher.getByRole('region', { name: 'Honours' })
  await expect(honours.getByText('Ten years at our centre')).toBeVisible()
})

test('the address of an honour shows a certificate too', async ({ teacher }) => {
  const { data } = await callAs(teacher, credential, 'list', {})
  await open(teacher, `/pages/home/task/honor-detail?id=${data.records[0]?.id}`)
  await expect(teacher).toHaveURL(/certificate-detail/)
  await expect(teacher.getByText('Issued on')).toBeVisible()
})
