// A child's contacts: who to call, in which order, and who can pick the child up. All staff read them on the child's
// page (childPage.contract.ts); only managers edit them. The hard rules: an emergency contact has a phone number; a
// contact with a court order may never collect; contacts are never deleted; and when two managers edit the same contact,
// the second gets an error.
import { z } from 'zod'
import { feature, post } from '../kernel/feature.ts'
import { isPhone } from '../kernel/phone.rules.ts'
import { isPin } from '../kernel/pin.rules.ts'
import { Day, DayOut, Id, Line, Picture, Text, Version } from '../kernel/schema.ts'
import { contactLimits, relations } from './contact.rules.ts'

const Weekday = z.number().int().min(1).max(7)
const Phone = z.string().trim().min(3).max(contactLimits.phone).refine(isPhone)

export const Contact = z.object({
  id: Id,
  name: z.string(),
  relation: z.enum(relations),
  phone: z.string().nullable(),
  isEmergency: z.boolean(),
  mayCollect: z.boolean(),
  /** The first and the last day on which they may collect; null without a limit. */
  collectsFrom: DayOut.nullable(),
  collectsUntil: DayOut.nullable(),
  /** Days of the week on which they may collect, Monday 1; null for every day. */
  collectsOn: z.array(Weekday).nullable(),
  /** A court order: what to do. Whoever has one may never collect, whatever `mayCollect` says. */
  orderNote: z.string().nullable(),
  /** The number to call when somebody with a court order comes. */
  orderPhone: z.string().nullable(),
  note: z.string().nullable(),
  /** Asked where the centre lets only people of an age collect children. */
  birthDate: DayOut.nullable(),
  /** The day on which they reach that age; null where it is not asked or not known. */
  oldEnoughFrom: DayOut.nullable(),
  /** A picture to compare with. */
  picture: Picture,
  /** Collects at the tablet with a code of their own. */
  hasCode: z.boolean(),
  version: z.number().int(),
  can: z.array(z.enum(['edit', 'end'])),
})

export const contact = feature('contact', {
  submitContact: post('/api/blade-garden/child-contact/submit', {
    description:
      'Edits the contact of this `version`, or without a version adds a contact at the end of the call order. Without a value, the days on which they may collect, the court order and the birthday stay as they are; null removes them.',
    body: z.object({
      id: Id,
      childId: Id,
      version: Version.optional(),
      name: Line(contactLimits.name),
      relation: z.enum(relations),
      phone: Phone.nullish(),
      isEmergency: z.boolean(),
      mayCollect: z.boolean(),
      collectsFrom: Day.nullish(),
      collectsUntil: Day.nullish(),
      collectsOn: z.array(Weekday).max(7).nullish(),
      orderNote: Text(contactLimits.orderNote).nullish(),
      orderPhone: Phone.nullish(),
      note: Text(contactLimits.note).nullish(),
      birthDate: Day.nullish(),
    }),
    returns: Contact,
    errors: [
      'CONTACT_NEEDS_PHONE',
      'CONTACT_ENDS_BEFORE_START',
      'CONTACT_CHANGED',
      'CONTACT_ENDED',
      'RECORD_EXISTS',
    ],
  }),
  savePicture: post('/api/blade-garden/child-contact/save-picture', {
    description:
      "Sets a contact's picture. `avatar` is the `attachId` or the `link` of a picture that the caller has uploaded, or empty to remove it.",
    body: z.object({ id: Id, avatar: Text(600).default('') }),
    returns: Contact,
    errors: ['CONTACT_ENDED'],
  }),
  setCode: post('/api/blade-garden/child-contact/set-code', {
    description:
      'Sets the code without which nobody collects the child at the tablet in this name; null removes it. A code that is tried first, as 1234, is refused.',
    body: z.object({ id: Id, code: z.string().refine(isPin).nullable() }),
    returns: Contact,
    errors: ['CONTACT_ENDED'],
    own: true,
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
