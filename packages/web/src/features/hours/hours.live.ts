// Whoever comes, goes, is away or pauses changes hours.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const api = client(hours)
const ofChildren = [{ read: api.listOfChildren }]
const ofStaff = [{ read: api.listOfStaff }, { read: api.listOwn }]

const { signIn, signOut, voidSignIn, voidSignOut, settleTimes, overrideHandover } = client(attendance)
const { markAbsent, clearAbsence, startWork, endWork } = client(attendance)
for (const operation of [
  signIn,
  signOut,
  voidSignIn,
  voidSignOut,
  settleTimes,
  overrideHandover,
  markAbsent,
  clearAbsence,
])
  liveUpdates(operation, { readAgain: ofChildren })

const { pause, resume } = client(ratio)
for (const operation of [startWork, endWork, pause, resume, { id: workEnded }])
  liveUpdates(operation, { readAgain: ofStaff })
