import { position } from '@daybook/contract/position/position.contract.ts'
import type { positionFields } from '@daybook/contract/position/position.fields.ts'
import { positionRegister as declared } from '@daybook/contract/position/position.register.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'

export const positionRegister: RegisterKind<typeof positionFields> = {
  ...declared,
  name: 'position',
  table: 'position',
  columns: { postCode: 'code', postName: 'name' },
}

export const positionRoutes = implement(position, registerHandlers(positionRegister))
