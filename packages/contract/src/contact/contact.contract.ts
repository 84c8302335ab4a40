// Whom to ring about a child, in which order, and who may collect it. Every member of staff reads them, on the
// child's page (childPage.contract.ts); only managers put them right. The hard rules: who is to be rung in an
// emergency has a number, nobody is deleted, and of two managers who change the same the second is told.
import { z } from 'zod'
import { feature, post } from '../kernel/feature.ts'
import { Id, Line, Text, Version } from '../kernel/schema.ts'
import { isPhone, relations } from './contact.rules.ts'

const Phone = z.string().trim().min(3).max(40).refine(isPhone)

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

/** Told under `contactsChanged`: those of a child that stand, in the order in which they are rung. */
export interface ContactsTold {
  childId: string
  contacts: Omit<z.output<typeof Contact>, 'can'>[]
}

export const contact = feature('contact', {
  /** With `version` a change of the contact as it was looked at, without it a new one, the last to be rung. */
  submitContact: post('/api/blade-garden/child-contact/submit', {
    body: z.object({
      id: Id,
      childId: Id,
      version: Version.optional(),
      name: Line(120),
      relation: z.enum(relations),
      phone: Phone.nullish(),
      isEmergency: z.boolean(),
      mayCollect: z.boolean(),
      note: Text(500).nullish(),
    }),
    returns: Contact,
    errors: ['CONTACT_NEEDS_PHONE', 'CONTACT_CHANGED', 'CONTACT_ENDED', 'RECORD_EXISTS'],
  }),
  /** It is not to be rung any more, and collects nobody. Ended already: it stays so. */
  endContact: post('/api/blade-garden/child-contact/end', { query: z.object({ id: Id }), returns: z.null() }),
  /** In which order they are rung: the ids of all contacts of the child. */
  orderContacts: post('/api/blade-garden/child-contact/order', {
    body: z.object({ childId: Id, ids: z.array(Id).min(1).max(50) }),
    returns: z.array(Contact),
    errors: ['CONTACTS_CHANGED'],
  }),
})
