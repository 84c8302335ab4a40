// Whoever comes, goes or changes rooms changes the house. A law asks for what changes the
// adults and children of a room (tools/laws/live.test.ts).
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const readAgain = [{ read: client(house).getHouse }]
const { signIn, signOut, voidSignIn, voidSignOut, settleTimes, overrideHandover, startWork, endWork } =
  client(attendance)
const { moveAdult, moveChildren } = client(ratio)

for (const operation of [
  signIn,
  signOut,
  voidSignIn,
  voidSignOut,
  settleTimes,
  overrideHandover,
  startWork,
  endWork,
  moveAdult,
  moveChildren,
  { id: workEnded },
  { id: visitorsChanged },
])
  liveUpdates(operation, { readAgain })
