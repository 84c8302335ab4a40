// Whoever comes, goes, changes rooms or is counted on an excursion changes the house. A law asks for what changes the adults
// and children of a room (tools/laws/live.test.ts).
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const readAgain = [{ read: client(house).getHouse }]
const ofAttendance = [
  'signIn',
  'signOut',
  'voidSignIn',
  'voidSignOut',
  'settleTimes',
  'overrideHandover',
  'startWork',
  'endWork',
]

for (const id of [
  ...ofAttendance.map((name) => `attendance.${name}`),
  'ratio.moveAdult',
  'ratio.moveChildren',
  'event.markStop',
  workEnded,
  visitorsChanged,
])
  liveUpdates({ id }, { readAgain })
