import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { implement } from '../../platform/implement.ts'
import { endContact, orderContacts, submitContact } from './contact.handlers.ts'

export const contactRoutes = implement(contact, {
  submitContact: { can: 'child.edit', audit: 'contact.submit', run: submitContact },
  endContact: { can: 'child.edit', audit: 'contact.end', run: endContact },
  orderContacts: { can: 'child.edit', audit: 'contact.order', run: orderContacts },
})
