import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const press = (name: string) => page.getByRole('button', { name }).click()

test('sends a code to the number, and signs in with it', async () => {
  const { login, user } = hana()
  answer(auth, {
    getPhoneWay: () => ({ isOffered: true }),
    sendPhoneCode: () => null,
    signInByCode: () => login,
  })
  answer(staff, { getOwn: () => user })
  openScreen(to.loginPhone({ redirect: '/pages/home/mine' }))
  const number = page.getByLabelText('Mobile number')
  await page.getByLabelText('Centre number').fill('100001')
  await press('Send code')
  await expect.element(page.getByText('Phone number is required!')).toBeVisible()
  await number.fill('09 555 0123')
  await expect.element(page.getByText('Invalid Phone Number')).toBeVisible()
  expect(callsOf(auth, 'sendPhoneCode')).toEqual([])
  await number.fill('021 555 0123')
  // The button ignores a second tap within a second.
  const sendAgain = async () => {
    await press('Send code')
    return callsOf(auth, 'sendPhoneCode')
  }
  await expect.poll(sendAgain, { timeout: 5000 }).toMatchObject([{ phone: '021 555 0123' }])
  await expect.element(page.getByText('If 021 555 0123 belongs to an account')).toBeVisible()
  await press('Sign in')
  await expect.element(page.getByText('Verification code required!')).toBeVisible()
  await page.getByLabelText('Verification code').fill('AB2')
  await expect.element(page.getByText('Verification code should be 4 characters')).toBeVisible()
  await page.getByLabelText('Verification code').fill('AB23')
  const signInAgain = async () => {
    await press('Sign in')
    return callsOf(auth, 'signInByCode')
  }
  await expect.poll(signInAgain, { timeout: 5000 }).toMatchObject([{ phone: '021 555 0123', code: 'AB23' }])
  await expect.poll(place).toBe('/pages/home/mine')
})

test('explains that codes are not available here, and offers the other ways', async () => {
  answer(auth, { getPhoneWay: () => ({ isOffered: false }) })
  openScreen(to.loginPhone())
  await expect.element(page.getByText('Codes by SMS aren’t set up here')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in with a code' })).toBeVisible()
})
