import { food } from '@daybook/contract/food/food.contract.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import type { Awaiting } from '../today/index.ts'
import {
  endFood,
  foodRegister,
  getSettings,
  listExpired,
  listToExpire,
  saveSettings,
} from './food.handlers.ts'
import { countFood } from './food.queries.ts'

const { list, get, submit, remove } = registerHandlers(foodRegister)

export const foodRoutes = implement(food, {
  list,
  get,
  submit,
  remove,
  listExpired: { can: 'check.read', run: listExpired },
  listToExpire: { can: 'check.read', run: listToExpire },
  end: { can: 'check.record', audit: 'food.end', live: 'check.read', run: endFood },
  getSettings: { can: 'check.read', run: getSettings },
  saveSettings: { can: 'check.configure', audit: 'food.configure', run: saveSettings },
})

/** Expired food that is still there. Managers see to it that it goes; to others the day's list shows it. */
export const foodAwaiting: Awaiting = {
  name: 'expiredFood',
  count: async ({ tx, actor }) =>
    actor.rights.has('check.configure') ? countFood(tx, addDays(actor.today, -1)) : 0,
}
