import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { ContactList } from './ContactList.tsx'
import type { Contact } from './contact.data.ts'

const child = { id: '00000000-0000-7000-8000-0000000000c1', firstName: 'Freya', familyName: 'Parata' }
const pearl: Contact = {
  id: '00000000-0000-7000-8000-0000000000d1',
  name: 'Nana Pearl',
  relation: 'grandparent',
  phone: '021 555 0177',
  isEmergency: true,
  mayCollect: true,
  collectsFrom: null,
  collectsUntil: null,
  collectsOn: null,
  orderNote: null,
  orderPhone: null,
  birthDate: null,
  oldEnoughFrom: null,
  picture: null,
  hasCode: false,
  note: null,
  version: 1,
  can: [],
}
const sent = () => callsOf(contact, 'submitContact')
const form = page.getByRole('dialog', { name: 'New contact for Freya Parata' })
const save = () => form.getByRole('button', { name: 'Save' }).click()

beforeEach(() => signedInAs('manager'))

test('a contact is sent once nothing in the form is wrong', async () => {
  answer(contact, { submitContact: () => pearl })
  show(<ContactList child={child} contacts={[]} mayAdd />)
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await save()
  await expect.element(form.getByText('contact name cannot be empty')).toBeVisible()
  await form.getByLabelText('Name').fill('Nana Pearl')
  await form.getByLabelText('Relation').selectOptions('Grandparent')
  await save()
  await expect.element(form.getByText('An emergency contact needs a phone number')).toBeVisible()
  await form.getByLabelText('Phone').fill('mum')
  await save()
  await expect.element(form.getByText('Please enter a valid phone number')).toBeVisible()
  expect(sent()).toEqual([])
  await form.getByLabelText('Phone').fill('021 555 0177')
  await save()
  await expect.element(form).not.toBeInTheDocument()
  expect(sent()).toMatchObject([{ childId: child.id, name: 'Nana Pearl', relation: 'grandparent' }])
})

test('days of the week, dates and a court order are sent, and shown on the card', async () => {
  const limits = { collectsFrom: '2026-03-02', collectsUntil: '2026-12-18', collectsOn: [1, 3] }
  answer(contact, { submitContact: () => pearl })
  show(<ContactList child={child} contacts={[{ ...pearl, ...limits, can: ['edit'] }]} mayAdd />)
  await expect
    .element(page.getByText('from 2 March 2026, until 18 December 2026, only on Monday, Wednesday'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Edit Nana Pearl' }).click()
  const edited = page.getByRole('dialog', { name: 'Nana Pearl' })
  await edited.getByText('Wednesday').click()
  await edited.getByText('Friday').click()
  await edited.getByLabelText('Court order: what to do').fill('Call the police')
  await edited.getByLabelText('Court order: number to call').fill('one one one')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect.element(edited.getByText('Please enter a valid phone number')).toBeVisible()
  await edited.getByLabelText('Court order: number to call').fill('111')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect.element(edited).not.toBeInTheDocument()
  expect(sent()).toMatchObject([
    { id: pearl.id, ...limits, collectsOn: [1, 5], orderNote: 'Call the police', orderPhone: '111' },
  ])
})

test('a court order says never to hand over, whatever else is said', async () => {
  show(
    <ContactList
      child={child}
      contacts={[{ ...pearl, orderNote: 'Call the police', orderPhone: '111' }]}
      mayAdd={false}
    />,
  )
  await expect.element(page.getByText('Court order against Nana Pearl')).toBeVisible()
  await expect.element(page.getByText('May NOT collect')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Call 111' })).toHaveAttribute('href', 'tel:111')
})

test('a contact chooses a code for the tablet, which can be removed', async () => {
  answer(contact, { setCode: () => ({ ...pearl, hasCode: true }) })
  show(<ContactList child={child} contacts={[{ ...pearl, hasCode: true, can: ['edit'] }]} mayAdd />)
  await page.getByRole('button', { name: 'Edit Nana Pearl' }).click()
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect.element(page.getByText('Code removed')).toBeVisible()
  await page.getByRole('button', { name: 'Set a code' }).click()
  const chosen = page.getByRole('dialog', { name: 'Code for the tablet' })
  await chosen.getByLabelText('New code, 4 to 6 digits').fill('2468')
  await chosen.getByLabelText('The same code again').fill('2469')
  await chosen.getByRole('button', { name: 'Save' }).click()
  await expect.element(chosen.getByText('The two codes are not the same')).toBeVisible()
  await chosen.getByLabelText('The same code again').fill('2468')
  await chosen.getByRole('button', { name: 'Save' }).click()
  await expect.element(chosen).not.toBeInTheDocument()
  expect(callsOf(contact, 'setCode')).toEqual([
    { id: pearl.id, code: null },
    { id: pearl.id, code: '2468' },
  ])
})
