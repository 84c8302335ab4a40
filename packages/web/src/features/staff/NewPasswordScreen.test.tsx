import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const fill = async (first: string, second = first) => {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(first)
  await page.getByLabelText('New password again').fill(second)
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

test('whoever got a password from somebody else chooses their own, and carries on', async () => {
  const { login, user } = hana()
  let mustChangePassword = true
  answer(auth, { signIn: () => login, changePassword: () => null })
  answer(staff, { getOwn: () => ({ ...user, mustChangePassword }) })
  openScreen(to.loginAccount())
  await page.getByLabelText('Centre number').fill('100001')
  await page.getByLabelText('Username').fill('hana')
  await page.getByLabelText('Password', { exact: true }).fill('Given1x')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByText('Somebody else set your password', { exact: false })).toBeVisible()
  expect(place()).toBe('/pages/user/new-password')
  const field = page.getByRole('textbox', { name: 'New password', exact: true })
  await expect.element(field).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 20'))

  await fill('Rimu!2026', 'Rimu!2027')
  await expect.element(page.getByText('The two passwords are not the same')).toBeVisible()
  expect(callsOf(auth, 'changePassword')).toEqual([])

  refuse(auth, 'changePassword', {
    status: 400,
    key: 'VALIDATION_FAILED',
    fields: { newPassword: 'UNFIT_CHARACTER' },
  })
  await fill('Käkä 2026')
  await expect.element(page.getByText('A password can’t contain “ä”', { exact: false })).toBeVisible()

  answer(auth, { changePassword: () => null })
  mustChangePassword = false
  await fill('Rimu!2026')
  await expect.poll(place).toBe('/pages/home/home')
  expect(callsOf(auth, 'signIn').at(-1)).toMatchObject({ password: 'Rimu!2026' })
})
