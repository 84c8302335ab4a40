// The terms of the school year. Children enrolled for term time only are not expected outside them. The hard rule: a
// year without terms is not known, and everybody is expected as booked.
import { feature } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { termRegister } from './term.register.ts'

const at = registerOperations('/api/blade-garden/term', termRegister)
const own = true as const

export const term = feature('term', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
