import { rootId } from '@daybook/contract/kernel/fields.ts'
import type { lookupFields } from '@daybook/contract/lookup/lookup.fields.ts'
import { lookupRegister as declared } from '@daybook/contract/lookup/lookup.register.ts'
import { fail } from '../../platform/errors.ts'
import type { RegisterKind } from '../register/index.ts'
import { codedEntries } from './lookup.coded.ts'
import { codeOf, renameEntries } from './lookup.queries.ts'

export const lookupRegister: RegisterKind<typeof lookupFields> = {
  ...declared,
  name: 'lookup',
  table: 'lookup',
  columns: { dictKey: 'key', dictValue: 'value' },
  /** An entry has the code of its dictionary. */
  async complete({ tx }, { values }) {
    const { parentId } = values
    if (parentId === null || parentId === rootId) return values
    return { ...values, code: (await codeOf(tx, parentId)) ?? values.code }
  },
  /** The codes of Daybook's own coded fields are not a centre's to define. */
  async check(_, { before, values }) {
    if (values.code !== before?.code && codedEntries(values.code)) fail('VALUE_TAKEN', { code: 'TAKEN' })
  },
  async save({ tx }, { id, before, values }) {
    if (before && before.code !== values.code) await renameEntries(tx, id, values.code)
  },
}
