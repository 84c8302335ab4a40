import type { childFields, importedContacts } from '@daybook/contract/child/child.fields.ts'
import { childRegister as declared } from '@daybook/contract/child/child.register.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Refusals } from '../../platform/errors.ts'
import { addContacts, changerOfContacts, endContactsOf, refuseContacts } from '../contact/index.ts'
import type { RegisterKind } from '../register/index.ts'
import { enrolmentFiller, withAllergens, withNappies } from './child.complete.queries.ts'
import { partsIn, partsOf, presentAmong, writeParts } from './child.parts.queries.ts'
import { childrenCalled } from './child.queries.ts'

const contactsIn = (values: Values) => (values as ValuesOf<typeof importedContacts>).contacts ?? []

/** Children, with their allergies and enrolments. Whoever is here now is not removed. */
export const childRegister: RegisterKind<typeof childFields> = {
  ...declared,
  name: 'child',
  table: 'child',
  looksNoted: true,
  columns: { allergies: null, enrolments: null },
  fromColumn: {
    medicines: partsIn('medicines'),
    consents: partsIn('consents'),
  },
  toColumn: {
    medicines: (list: object[] | null) => list && JSON.stringify(list),
    consents: (list: object[] | null) => list && JSON.stringify(list),
    inNappies: (value: boolean | null) => value ?? false,
    dietAvoids: (value: string[] | null) => value ?? [],
    diets: (value: string[] | null) => value ?? [],
  },
  complete: async ({ actor }, savings) =>
    savings.map((saving) => withAllergens(withNappies(saving, actor.today))),
  alreadyHere: ({ tx }, values) => childrenCalled(tx, values),
  fillImported: enrolmentFiller,
  load: partsOf,
  save: ({ tx, ids }, savings) => writeParts(tx, ids, savings),
  refuseImported: (values) => refuseContacts(contactsIn(values)),
  saveImported: (context, rows) =>
    addContacts(
      context,
      rows.map(({ id, values }) => ({ childId: id, contacts: contactsIn(values) })),
    ),
  changedSinceImport: changerOfContacts,
  undoImported: ({ tx, clock }, ids) => endContactsOf(tx, ids, clock.now()),
  async refuseRemoval({ tx }, ids) {
    const present = await presentAmong(tx, ids)
    return Object.fromEntries(present.map((id) => [id, 'STILL_IN_USE'])) satisfies Refusals
  },
}
