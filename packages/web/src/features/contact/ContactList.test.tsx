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
