import {
  webAddressRegister as declared,
  webAddress,
  type webAddressFields,
} from '@daybook/contract/webAddress/webAddress.kind.ts'
import { addressProblem, isWithin } from '@daybook/contract/webAddress/webAddress.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'
import { activeAddresses } from './webAddress.queries.ts'

export const webAddressRegister: RegisterKind<typeof webAddressFields> = {
  ...declared,
  name: 'webAddress',
  table: 'web_address',
  columns: {},
}

async function check({ tx, input }: ContextOf<typeof webAddress.operations.check>) {
  const problem = addressProblem(input.address)
  if (problem) return { opens: 'nowhere' as const, address: null, host: null, name: null, problem }
  const { href, host } = new URL(input.address.trim())
  const allowed = (await activeAddresses(tx)).find(({ address }) => isWithin(href, address))
  const opens = allowed ? ('inside' as const) : ('outside' as const)
  return { opens, address: href, host, name: allowed?.name ?? null, problem: null }
}

const { list, get, submit, remove } = registerHandlers(webAddressRegister)

export const webAddressRoutes = implement(webAddress, {
  list,
  get,
  submit,
  remove,
  check: { can: 'register.read', run: check },
})
