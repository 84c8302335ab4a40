import { ingredient } from '@daybook/contract/ingredient/ingredient.kind.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { addUsual, ingredientRegister } from './ingredient.register.ts'

const { list, get, submit, remove } = registerHandlers(ingredientRegister)

export const ingredientRoutes = implement(ingredient, {
  list,
  get,
  submit,
  remove,
  addUsual: {
    can: 'menu.edit',
    audit: 'ingredient.add-usual',
    live: 'care.read',
    async run(context) {
      if ((await addUsual(context)) === 0) context.alreadyDone()
      return null
    },
  },
})
