import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const nothing = {
  phone: '',
  email: '',
  region: '',
  address: '',
  postcode: '',
  contactName: '',
  contactPhone: '',
}
const hana = {
  phone: '021 555 0123',
  email: '',
  region: 'Auckland',
  address: '1 High Street',
  postcode: '1021',
  contactName: 'Wiremu',
  contactPhone: '021 555 0124',
}
const save = page.getByRole('button', { name: 'Save' })
const record = { id: 'hana', userId: 'hana', avatar: null, name: 'Hana Ngata', birthday: null, sex: null }
const open = (profile: typeof hana) => {
  answer(staff, { getProfile: () => ({ ...profile, ...record }) })
  openScreen(to.profile())
}

beforeEach(() => signedInAs('teacher'))

test('saves the name while contact details are empty', async () => {
  open(nothing)
  answer(staff, { saveProfile: () => record as never })
  await page.getByLabelText('Name on screens').fill('Hana')
  await save.click()
  await expect.poll(() => callsOf(staff, 'saveProfile')).toMatchObject([{ name: 'Hana', phone: null }])
})

test('names at each field what is missing, and sends nothing', async () => {
  open(hana)
  for (const field of ['Phone', 'Region and city', 'Detailed address', 'Postal code', 'Contact name'])
    await page.getByRole('textbox', { name: field, exact: true }).clear()
  await save.click()
  for (const words of [
    'Please enter your mobile phone!',
    'Please Select your region and city!',
    'Please Enter your detailed address!',
    'Please enter the Postal Code',
    'Please enter your contact name!',
  ])
    await expect.element(page.getByText(words).first()).toBeVisible()
  expect(callsOf(staff, 'saveProfile')).toEqual([])
})

test('names at each field what is wrong, and sends nothing', async () => {
  open(hana)
  await page.getByLabelText('Postal code').fill('12')
  await save.click()
  await expect.element(page.getByText('Invalid Postal Code')).toBeVisible()
  await page.getByLabelText('Birthday').fill('0026-05-11')
  await expect.element(page.getByText('Date out of range')).toBeVisible()
  expect(callsOf(staff, 'saveProfile')).toEqual([])
})
