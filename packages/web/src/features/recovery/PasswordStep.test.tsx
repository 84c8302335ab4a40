import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../app/fake.app.ts'
import { callsOf } from '../../app/fake.transport.ts'
import { PasswordStep } from './PasswordStep.tsx'

test('asks for the new password twice, and sends nothing until both are the same', async () => {
  show(<PasswordStep whose={{ tenantId: '100001', mail: 'hana@centre.example' }} onDone={() => undefined} />)
  await page.getByLabelText('New password').fill('Manuka22!')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect.element(page.getByText('Confirm password is required')).toBeVisible()
  await page.getByLabelText('Confirm password').fill('Manuka23!')
  await expect.element(page.getByText('The two passwords are not the same')).toBeVisible()
  expect(callsOf(recovery, 'resetPassword')).toEqual([])
})
