// A menu is edited on several devices. What a child must avoid, a dish's ingredients and an ingredient's allergens change
// what stands on it too.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { child } from '@daybook/contract/child/child.contract.ts'
import { dish } from '@daybook/contract/dish/dish.kind.ts'
import { ingredient } from '@daybook/contract/ingredient/ingredient.kind.ts'
import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { getPlan, getWeek, getServings, ...writes } = client(mealMenu)
const shown = [{ read: getWeek }, { read: getServings }]
const readAgain = [...shown, { read: getPlan }]

for (const operation of [
  writes.setDishes,
  writes.copyWeek,
  writes.publish,
  writes.changeDay,
  writes.revertDay,
])
  liveUpdates(operation, { readAgain })
for (const operation of [writes.submit, writes.remove])
  liveUpdates(operation, { readAgain: [...readAgain, { read: writes.get }] })
for (const operation of [client(dish).submit, client(ingredient).submit])
  liveUpdates(operation, { readAgain })

const { submit, remove } = client(child)
for (const operation of [submit, remove]) liveUpdates(operation, { readAgain: shown })

const { signIn, signOut, voidSignIn, voidSignOut, markAbsent, clearAbsence } = client(attendance)
for (const operation of [signIn, signOut, voidSignIn, voidSignOut, markAbsent, clearAbsence])
  liveUpdates(operation, { readAgain: [{ read: getServings }] })
