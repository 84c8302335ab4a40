import { payTable } from '@daybook/contract/payTable/payTable.contract.ts'
import type { payTableFields } from '@daybook/contract/payTable/payTable.fields.ts'
import { payTableRegister as declared } from '@daybook/contract/payTable/payTable.register.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'

export const payTableRegister: RegisterKind<typeof payTableFields> = {
  ...declared,
  name: 'payTable',
  table: 'pay_table',
  columns: {},
  toColumn: { steps: (steps: object) => JSON.stringify(steps) },
}

const { list, get, submit, remove } = registerHandlers(payTableRegister)

export const payTableRoutes = implement(payTable, { list, get, submit, remove })
