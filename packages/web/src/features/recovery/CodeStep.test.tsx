import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../app/fake.app.ts'
import { refuse } from '../../app/fake.transport.ts'
import { CodeStep } from './CodeStep.tsx'

test('says at the field that the code is not the code that was sent', async () => {
  refuse(recovery, 'validateCode', { status: 422, key: 'CODE_WRONG' })
  const whose = { tenantId: '100001', mail: 'hana@centre.example' }
  show(<CodeStep whose={whose} onProved={() => undefined} onAgain={() => undefined} />)
  await page.getByLabelText('Verification code').fill('AB12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('The two verification codes are inconsistent')).toBeVisible()
  await expect.element(page.getByText('Check it, or get a new one')).toBeVisible()
})
