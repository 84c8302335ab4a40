// Whoever comes or goes changes the house.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const readAgain = [{ read: client(house).getHouse }]
const { signIn, signOut, voidSignIn, voidSignOut, startWork, endWork } = client(attendance)

for (const operation of [
  signIn,
  signOut,
  voidSignIn,
  voidSignOut,
  startWork,
  endWork,
  { id: workEnded },
  { id: visitorsChanged },
])
  liveUpdates(operation, { readAgain })
