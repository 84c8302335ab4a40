import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../app/fake.app.ts'
import { callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

test('asks for the code, and sends nothing without it', async () => {
  openScreen(to.loginCode())
  await page.getByLabelText('Centre number').fill('100001')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByText('code cannot be empty')).toBeVisible()
  expect(callsOf(auth, 'signInByCode')).toEqual([])
})
