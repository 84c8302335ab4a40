import { type ContactsChanged, contact } from '@daybook/contract/contact/contact.contract.ts'
import { contactsChanged, lacksPhone } from '@daybook/contract/contact/contact.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { isSameJson } from '../../platform/json.ts'
import {
  contactsOf,
  endContactAt,
  findContact,
  insertContact,
  lockChild,
  sortContacts,
  updateContact,
} from './contact.queries.ts'

type Operations = typeof contact.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Contact = AnswerOf<Operations['submitContact']>

/** Whether the record has all these values already. */
const isSaved = <T extends object>(known: T, wanted: Partial<T>) => isSameJson(known, { ...known, ...wanted })

async function submitContact(context: Of<'submitContact'>): Promise<Contact> {
  const { tx, actor, input, auditSubjects } = context
  const { id, childId, version, name, relation, isEmergency, mayCollect } = input
  const fields = {
    name,
    relation,
    isEmergency,
    mayCollect,
    phone: input.phone ?? null,
    note: input.note || null,
  }
  if (lacksPhone(fields)) fail('CONTACT_NEEDS_PHONE', { phone: 'CONTACT_NEEDS_PHONE' })
  found(await lockChild(tx, childId))
  const before = await findContact(tx, id)
  if (version === undefined) {
    if (before) fail('RECORD_EXISTS')
    await insertContact(tx, id, childId, fields)
  } else {
    const known = found(before)
    if (known.childId !== childId) fail('NOT_FOUND')
    if (known.endedAt !== null) fail('CONTACT_ENDED')
    if (isSaved(known, { ...fields, version: version + 1, updatedBy: actor.personId })) context.alreadyDone()
    else if (known.version !== version) fail('CONTACT_CHANGED')
    else await updateContact(tx, { id, version }, fields)
  }
  auditSubjects(id, childId)
  return found((await publishContacts(context, childId)).find((one) => one.id === id))
}

async function endContact(context: Of<'endContact'>): Promise<null> {
  const { tx, clock, input, auditSubjects } = context
  const { childId } = found(await findContact(tx, input.id))
  await endContactAt(tx, input.id, clock.now())
  auditSubjects(input.id, childId)
  await publishContacts(context, childId)
  return null
}

async function orderContacts(context: Of<'orderContacts'>): Promise<Contact[]> {
  const { tx, actor, input, auditSubjects } = context
  const { childId, ids } = input
  found(await lockChild(tx, childId))
  const standing = await contactsOf(tx, childId, actor)
  const isAll = new Set(ids).size === standing.length && standing.every(({ id }) => ids.includes(id))
  if (!isAll || ids.length !== standing.length) fail('CONTACTS_CHANGED')
  await sortContacts(tx, ids)
  auditSubjects(childId)
  return publishContacts(context, childId)
}

/** Sends open pages the whole list, because one contact does not show which others remain, or their order. */
async function publishContacts(
  { tx, actor, publish }: Pick<Of<'orderContacts'>, 'tx' | 'actor' | 'publish'>,
  childId: string,
): Promise<Contact[]> {
  const contacts = await contactsOf(tx, childId, actor)
  // Each reader's page adds the reader's own rights.
  const data: ContactsChanged = { childId, contacts: contacts.map(({ can: _, ...one }) => one) }
  publish({ operation: contactsChanged, to: 'child.read', data })
  return contacts
}

export const contactRoutes = implement(contact, {
  submitContact: { can: 'child.edit', audit: 'contact.submit', run: submitContact },
  endContact: { can: 'child.edit', audit: 'contact.end', run: endContact },
  orderContacts: { can: 'child.edit', audit: 'contact.order', run: orderContacts },
})
