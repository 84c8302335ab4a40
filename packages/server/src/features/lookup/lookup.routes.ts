import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { listEntries } from './lookup.handlers.ts'
import { lookupRegister } from './lookup.kind.ts'

export const lookupRoutes = implement(lookup, {
  ...registerHandlers(lookupRegister),
  listEntries: { can: 'register.read', run: listEntries },
})
