import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { changeDay, revertDay } from './mealMenu.change.ts'
import { getEaten } from './mealMenu.eaten.ts'
import { copyWeek, getPlan, publishMenu, setDishes } from './mealMenu.plan.ts'
import { mealMenuRegister } from './mealMenu.register.ts'
import { getServings } from './mealMenu.servings.ts'
import { getShopping } from './mealMenu.shopping.ts'
import { getWeek, recall } from './mealMenu.week.ts'

const { list, get, submit, remove } = registerHandlers(mealMenuRegister)
/** Answers say nothing of the plan, so a draft is in no event. */
const edits = { can: 'menu.edit', live: 'care.read' } as const

export const mealMenuRoutes = implement(mealMenu, {
  list,
  get,
  submit,
  remove,
  getPlan: { can: 'menu.edit', run: getPlan },
  setDishes: { ...edits, audit: 'mealMenu.set-dishes', run: setDishes },
  copyWeek: { ...edits, audit: 'mealMenu.copy-week', run: copyWeek },
  publish: { ...edits, audit: 'mealMenu.publish', run: publishMenu },
  getWeek: { can: 'care.read', run: getWeek },
  changeDay: { ...edits, audit: 'mealMenu.change-day', run: changeDay },
  revertDay: { ...edits, audit: 'mealMenu.revert-day', run: revertDay },
  getServings: { can: 'care.read', run: getServings },
  getShopping: { can: 'menu.edit', run: getShopping },
  getEaten: { can: 'care.read', run: getEaten },
  recall: { can: 'menu.edit', run: recall },
})
