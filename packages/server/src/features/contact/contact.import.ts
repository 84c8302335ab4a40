// Contacts of children that come from a file.
import type { importedContacts } from '@daybook/contract/child/child.fields.ts'
import { lacksPhone } from '@daybook/contract/contact/contact.rules.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { insertContacts } from './contact.queries.ts'

type Imported = NonNullable<ValuesOf<typeof importedContacts>['contacts']>

export function refuseContacts(contacts: Imported): void {
  const place = contacts.map(fieldsOf).findIndex(lacksPhone)
  if (place >= 0) fail('CONTACT_NEEDS_PHONE', { [`contacts.${place}.phone`]: 'CONTACT_NEEDS_PHONE' })
}

/** In the order of the file, which is the order in which to call them. The children are new. */
export async function addContacts(
  { tx, ids }: Pick<Context<unknown, unknown>, 'tx' | 'ids'>,
  children: readonly { childId: string; contacts: Imported }[],
): Promise<void> {
  const rows = children.flatMap(({ childId, contacts }) =>
    contacts.map((one, place) => ({ id: ids(), childId, sort: place + 1, ...fieldsOf(one) })),
  )
  await insertContacts(tx, rows)
}

const fieldsOf = ({ name, relation, phone, note, isEmergency, mayCollect }: Imported[number]) => ({
  name,
  relation: relation ?? 'other',
  phone: phone ?? null,
  note: note ?? null,
  isEmergency: isEmergency ?? false,
  mayCollect: mayCollect ?? false,
  collectsFrom: null,
  collectsUntil: null,
  collectsOn: null,
  orderNote: null,
  orderPhone: null,
  birthDate: null,
})
