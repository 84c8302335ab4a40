// The pay steps of a centre. A manager enters the steps and amounts that the centre pays by, with the day from which they
// are in force. The hard rule: what a person submits is checked by the table in force on that day, the centre's own or
// the country's, whichever began last.
import { feature } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { payTableRegister } from './payTable.register.ts'

const at = registerOperations('/api/blade-garden/pay-table', payTableRegister)
const own = true as const

export const payTable = feature('payTable', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
