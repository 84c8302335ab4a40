// A child's contacts: who to call, in which order, and who can pick the child up. All staff read them on the child's
// page (childPage.contract.ts); only managers edit them. The hard rules: an emergency contact has a phone number;
// contacts are never deleted; and when two managers edit the same contact, the second gets an error.
import { z } from 'zod'
import { feature, post } from '../kernel/feature.ts'
import { Id, Line, Text, Version } from '../kernel/schema.ts'
import { contactLimits, isPhone, relations } from './contact.rules.ts'

const Phone = z.string().trim().min(3).max(contactLimits.phone).refine(isPhone)

export const Contact = z.object({
  id: Id,
  name: z.string(),
  relation: z.enum(relations),
  phone: z.string().nullable(),
  isEmergency: z.boolean(),
  mayCollect: z.boolean(),
  note: z.string().nullable(),
  version: z.number().int(),
  can: z.array(z.enum(['edit', 'end'])),
})

/** The live event `contactsChanged`: a child's current contacts, in the order in which to call them. */
export interface ContactsChanged {
  childId: string
  contacts: Omit<z.output<typeof Contact>, 'can'>[]
}

export const contact = feature('contact', {
  submitContact: post('/api/blade-garden/child-contact/submit', {
    description:
      'Edits the contact of this `version`, or without a version adds a contact at the end of the call order.',
    body: z.object({
      id: Id,
      childId: Id,
      version: Version.optional(),
      name: Line(contactLimits.name),
      relation: z.enum(relations),
      phone: Phone.nullish(),
      isEmergency: z.boolean(),
      mayCollect: z.boolean(),
      note: Text(contactLimits.note).nullish(),
    }),
    returns: Contact,
    errors: ['CONTACT_NEEDS_PHONE', 'CONTACT_CHANGED', 'CONTACT_ENDED', 'RECORD_EXISTS'],
  }),
  endContact: post('/api/blade-garden/child-contact/end', {
    description:
      'Ends a contact, who can then no longer pick the child up. Ending a contact twice changes nothing.',
    query: z.object({ id: Id }),
    returns: z.null(),
  }),
  orderContacts: post('/api/blade-garden/child-contact/order', {
    description: "Sets the call order of a child's contacts, given as the ids of all of them.",
    body: z.object({ childId: Id, ids: z.array(Id).min(1).max(50) }),
    returns: z.array(Contact),
    errors: ['CONTACTS_CHANGED'],
  }),
})
