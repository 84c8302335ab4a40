import {
  closure,
  type closureFields,
  closureRegister as declared,
} from '@daybook/contract/closure/closure.kind.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterContext, type RegisterKind, registerHandlers } from '../register/index.ts'
import { followDay } from '../task/index.ts'

export const closureRegister: RegisterKind<typeof closureFields> = {
  ...declared,
  name: 'closure',
  table: 'closure',
  columns: {},
  save: followed,
  removed: followed,
}

/** A storm may close the centre today. */
async function followed({ tx, ids, actor, clock, publish }: RegisterContext): Promise<void> {
  await followDay({ tx, ids, publish }, actor, clock.now())
}

const { list, get, submit, remove } = registerHandlers(closureRegister)

export const closureRoutes = implement(closure, { list, get, submit, remove })
