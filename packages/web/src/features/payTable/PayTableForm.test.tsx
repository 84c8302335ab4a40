import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { payTable } from '@daybook/contract/payTable/payTable.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

test('a new table starts with the steps that count, is typed in dollars and sent in cents', async () => {
  const steps = [
    { step: 1, annualCents: 5_735_800, startsFor: ['p3' as const] },
    { step: 2, annualCents: 5_954_400, startsFor: [] },
  ]
  answer(payParity, {
    getSteps: () => ({ from: '2024-02-01', source: 'Ministry', isVerified: false, isOwn: false, steps }),
  })
  answer(payTable, { submit: () => undefined as never })
  signedInAs('manager')
  openScreen(to.payTable({ edit: 'new' }))
  await page.getByLabelText(/^Name, and where/).fill('Full parity 2026')
  await page.getByLabelText('In force from').fill('2026-04-01')
  const yearly = page.getByRole('spinbutton', { name: 'Per year' })
  await expect.element(yearly.nth(1)).toHaveValue(59_544)
  await yearly.nth(1).fill('57000.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('This is too small')).toBeVisible()
  expect(callsOf(payTable, 'submit')).toEqual([])
  await yearly.nth(1).fill('60000.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => callsOf(payTable, 'submit'))
    .toMatchObject([{ name: 'Full parity 2026', steps: [{}, { annualCents: 6_000_050 }] }])
})
