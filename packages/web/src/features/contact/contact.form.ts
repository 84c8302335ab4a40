// The values of the contact form, and their validation. Pure.
import { isPhone, lacksPhone, type Relation } from '@daybook/contract/contact/contact.rules.ts'
import type { Contact, ContactInput } from './contact.data.ts'

// A type, because an interface is not assignable to the form's Record.
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

/** @param version of the contact being edited; undefined for a new one */
export function inputOf(
  { name, phone, note, ...fields }: ContactFields,
  of: { id: string; childId: string; version: number | undefined },
): ContactInput {
  return { ...of, ...fields, name: name.trim(), phone: phone.trim() || null, note: note.trim() || null }
}

/** Moves one id up (-1) or down (1); unchanged at either end. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  const other = ids[to]
  if (from < 0 || other === undefined) return [...ids]
  return ids.with(from, other).with(to, id)
}
