import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { chooseCurrency } from '../../platform/currency.ts'
import { StepTable } from './StepTable.tsx'

afterEach(() => chooseCurrency('decimals'))

test('amounts of money are shown as the person has set them', async () => {
  const steps = [{ step: 1, annualCents: 6_957_550, startsFor: [] }]
  answer(payParity, {
    getSteps: () => ({ from: '2026-01-01', source: 'Ministry', isVerified: true, isOwn: false, steps }),
  })
  signedInAs('teacher')
  show(<StepTable />)
  await expect.element(page.getByText('69,575.50')).toBeVisible()
  chooseCurrency('integers')
  await expect.element(page.getByText('69,576', { exact: true })).toBeVisible()
})
