// Contacts of children that come from a file.
import type { importedContacts } from '@daybook/contract/child/child.fields.ts'
import { lacksPhone } from '@daybook/contract/contact/contact.rules.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { insertContact } from './contact.queries.ts'

type Imported = ValuesOf<typeof importedContacts>['contacts']

/** In the order of the file, which is the order in which to call them. */
export async function addContacts(
  { tx, ids }: Pick<Context<unknown, unknown>, 'tx' | 'ids'>,
  childId: string,
  contacts: Imported,
): Promise<void> {
  for (const [place, one] of (contacts ?? []).entries()) {
    const { name, relation, phone = null, note = null } = one
    const fields = {
      name,
      relation: relation ?? 'other',
      phone,
      note,
      isEmergency: one.isEmergency ?? false,
      mayCollect: one.mayCollect ?? false,
    }
    if (lacksPhone(fields))
      fail('CONTACT_NEEDS_PHONE', { [`contacts.${place}.phone`]: 'CONTACT_NEEDS_PHONE' })
    await insertContact(tx, ids(), childId, fields)
  }
}
