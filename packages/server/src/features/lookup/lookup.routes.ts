import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { codedEntries } from './lookup.coded.ts'
import { lookupRegister } from './lookup.kind.ts'
import { entriesOf } from './lookup.queries.ts'

const listEntries = async ({ tx, input }: ContextOf<(typeof lookup.operations)['listEntries']>) =>
  codedEntries(input.code) ?? entriesOf(tx, input.code)

export const lookupRoutes = implement(lookup, {
  ...registerHandlers(lookupRegister),
  listEntries: { can: 'register.read', run: listEntries },
})
