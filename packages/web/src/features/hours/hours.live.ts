// Whoever comes, goes, is away or pauses changes hours.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { hours } from '@daybook/contract/hours/hours.contract.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

type Operations = typeof attendance.operations
type Own = AnswerOf<Operations['getOwnWork']>

const { getOwnWork, startWork, endWork } = client(attendance)
const { listOfChildren, listOfStaff, listOwn } = client(hours)

const ofChildren = ['signIn', 'signOut', 'voidSignIn', 'voidSignOut', 'settleTimes', 'overrideHandover']
for (const name of [...ofChildren, 'markAbsent', 'clearAbsence'])
  liveUpdates({ id: `attendance.${name}` }, { readAgain: [{ read: listOfChildren }] })

for (const id of ['attendance.startWork', 'attendance.endWork', 'ratio.pause', 'ratio.resume', workEnded])
  liveUpdates({ id }, { readAgain: [{ read: listOfStaff }, { read: listOwn }] })

/** The person's own work stands above their hours, and changes before the server answers. */
liveUpdates(startWork, {
  changes: [
    {
      read: getOwnWork,
      expect: ({ day, ownWork }: Own, { occurredAt, roomCode }: CallOf<Operations['startWork']>) => ({
        day,
        ownWork: ownWork ?? { day, signedInAt: String(occurredAt), roomCode: roomCode ?? null },
      }),
    },
  ],
  readAgain: [{ read: getOwnWork }],
})
liveUpdates(endWork, {
  changes: [{ read: getOwnWork, expect: (own: Own) => ({ ...own, ownWork: null }) }],
  readAgain: [{ read: getOwnWork }],
})
liveUpdates({ id: workEnded }, { readAgain: [{ read: getOwnWork }] })
