import { term } from '@daybook/contract/term/term.contract.ts'
import type { termFields } from '@daybook/contract/term/term.fields.ts'
import { termRegister as declared } from '@daybook/contract/term/term.register.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'
import { overlapsTerm } from './term.queries.ts'

export const termRegister: RegisterKind<typeof termFields> = {
  ...declared,
  name: 'term',
  table: 'term',
  columns: {},
  async check({ tx }, { id, values: { startsOn, endsOn } }) {
    if (await overlapsTerm(tx, { id, startsOn, endsOn })) fail('VALIDATION_FAILED', { startsOn: 'OVERLAPS' })
  },
}

const { list, get, submit, remove } = registerHandlers(termRegister)

export const termRoutes = implement(term, { list, get, submit, remove })
