// Whoever comes, goes, is away or pauses changes hours.
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listOfChildren, listOfStaff, listOwn } = client(hours)

const ofChildren = ['signIn', 'signOut', 'voidSignIn', 'voidSignOut', 'settleTimes', 'overrideHandover']
for (const name of [...ofChildren, 'markAbsent', 'clearAbsence'])
  liveUpdates({ id: `attendance.${name}` }, { readAgain: [{ read: listOfChildren }] })

for (const id of ['attendance.startWork', 'attendance.endWork', 'ratio.pause', 'ratio.resume', workEnded])
  liveUpdates({ id }, { readAgain: [{ read: listOfStaff }, { read: listOwn }] })
