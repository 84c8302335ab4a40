import { dish } from '@daybook/contract/dish/dish.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { dishCards } from './dish.cards.ts'
import { partsOf } from './dish.queries.ts'
import { dishRegister } from './dish.register.ts'

const { list, get, submit, remove } = registerHandlers(dishRegister)

async function getContents({ tx, input }: ContextOf<(typeof dish.operations)['getContents']>) {
  const card = found((await dishCards(tx, [input.id])).get(input.id))
  const parts = await partsOf(tx, [input.id])
  return {
    ...card,
    ingredients: parts.map(({ id, name, contains, isChecked }) => ({ id, name, contains, isChecked })),
  }
}

export const dishRoutes = implement(dish, {
  list,
  get,
  submit,
  remove,
  getContents: { can: 'care.read', run: getContents },
})
