// A contact as a form holds it, and what is wrong with it. Pure.
import { isPhone, lacksPhone, type Relation } from '@daybook/contract/contact/contact.rules.ts'
import type { Contact, ContactInput } from './contact.data.ts'

// Not an interface: a form holds any record, and an interface is none.
export type ContactFields = {
  name: string
  relation: Relation
  phone: string
  isEmergency: boolean
  mayCollect: boolean
  note: string
}

export function fieldsOf(contact: Contact | undefined): ContactFields {
  if (!contact)
    return { name: '', relation: 'mother', phone: '', isEmergency: true, mayCollect: true, note: '' }
  const { name, relation, phone, isEmergency, mayCollect, note } = contact
  return { name, relation, phone: phone ?? '', isEmergency, mayCollect, note: note ?? '' }
}

type Wrong = 'contact.nameMissing' | 'contact.phoneWrong' | 'error.CONTACT_NEEDS_PHONE'

export function wrongIn({ name, phone, isEmergency }: ContactFields): { name?: Wrong; phone?: Wrong } {
  const written = phone.trim()
  return {
    ...(name.trim() === '' && { name: 'contact.nameMissing' }),
    ...(written !== '' && !isPhone(written) && { phone: 'contact.phoneWrong' }),
    ...(lacksPhone({ isEmergency, phone: written }) && { phone: 'error.CONTACT_NEEDS_PHONE' }),
  }
}

/** @param version of the contact that was looked at; undefined for a new one */
export function inputOf(
  { name, phone, note, ...fields }: ContactFields,
  of: { id: string; childId: string; version: number | undefined },
): ContactInput {
  return { ...of, ...fields, name: name.trim(), phone: phone.trim() || null, note: note.trim() || null }
}

/** The ids with one of them a place earlier (-1) or later (1); as they are at either end. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  const other = ids[to]
  if (from < 0 || other === undefined) return [...ids]
  return ids.with(from, other).with(to, id)
}
