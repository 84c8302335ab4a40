import { rootId } from '@daybook/contract/kernel/fields.ts'
import { lookupRegister as declared, type lookupFields } from '@daybook/contract/lookup/lookup.kind.ts'
import { fail } from '../../platform/errors.ts'
import { type RegisterKind, refusing } from '../register/index.ts'
import { codedEntries } from './lookup.coded.ts'
import { codesOf, renameEntries } from './lookup.queries.ts'

const rootKey = '-1'

export const lookupRegister: RegisterKind<typeof lookupFields> = {
  ...declared,
  name: 'lookup',
  table: 'lookup',
  columns: { dictKey: 'key', dictValue: 'value' },
  /** The forms of the family ask for a key and a place of a dictionary itself too: its key is -1. */
  fromColumn: {
    dictKey: (key: string | null, { parentId }) => key ?? (parentId === null ? rootKey : null),
    sort: (sort: number | null, { parentId }) => sort ?? (parentId === null ? 0 : null),
  },
  toColumn: {
    dictKey: (key, { parentId }) => (key === rootKey && parentId === rootId ? null : key),
  },
  /** An entry has the code of its dictionary. */
  async complete({ tx }, savings) {
    const codes = await codesOf(
      tx,
      savings.flatMap(({ values: { parentId } }) => (parentId && parentId !== rootId ? [parentId] : [])),
    )
    return savings.map(({ values }) => ({
      ...values,
      code: codes.get(values.parentId ?? rootId) ?? values.code,
    }))
  },
  /** The codes of Daybook's own coded fields are not a centre's to define. */
  async check(_, savings) {
    return refusing(savings, ({ before, values }) => {
      if (values.code !== before?.code && codedEntries(values.code)) fail('VALUE_TAKEN', { code: 'TAKEN' })
    })
  },
  async save({ tx }, savings) {
    for (const { id, before, values } of savings)
      if (before && before.code !== values.code) await renameEntries(tx, id, values.code)
  },
}
