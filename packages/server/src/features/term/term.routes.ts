import { termRegister as declared, term, type termFields } from '@daybook/contract/term/term.kind.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, refusing, registerHandlers } from '../register/index.ts'
import { termsBeside } from './term.queries.ts'

export const termRegister: RegisterKind<typeof termFields> = {
  ...declared,
  name: 'term',
  table: 'term',
  columns: {},
  async check({ tx }, savings) {
    const terms = await termsBeside(
      tx,
      savings.map(({ id }) => id),
    )
    return refusing(savings, ({ values: { startsOn, endsOn } }) => {
      if (terms.some((one) => startsOn <= one.endsOn && one.startsOn <= endsOn))
        fail('VALIDATION_FAILED', { startsOn: 'OVERLAPS' })
      // The next row of a file must not overlap this one.
      terms.push({ startsOn, endsOn })
    })
  },
}

const { list, get, submit, remove } = registerHandlers(termRegister)

export const termRoutes = implement(term, { list, get, submit, remove })
