import { food } from '@daybook/contract/food/food.kind.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import {
  endFood,
  foodRegister,
  getEnding,
  getSettings,
  listExpired,
  listToExpire,
  saveSettings,
  undoEnd,
} from './food.handlers.ts'

const { list, get, submit, remove } = registerHandlers(foodRegister)

export const foodRoutes = implement(food, {
  list,
  get,
  submit,
  remove,
  listExpired: { can: 'check.read', run: listExpired },
  listToExpire: { can: 'check.read', run: listToExpire },
  end: { can: 'check.record', audit: 'food.end', live: 'check.read', run: endFood },
  getEnding: { can: 'check.read', run: getEnding },
  undoEnd: { can: 'check.record', audit: 'food.undo', live: 'check.read', run: undoEnd },
  getSettings: { can: 'check.read', run: getSettings },
  saveSettings: { can: 'check.configure', audit: 'food.configure', run: saveSettings },
})
