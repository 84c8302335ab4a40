// Whoever comes, goes, pauses or changes rooms changes the ratio; a move changes where others look for a child.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { withAdultMoved, withChildrenMoved, withoutPause, withPause } from './ratio.effects.ts'

const api = client(ratio)
const board = { read: api.getBoard }
const watched = { read: api.getWatch }
const listed = { read: api.listShortfalls }

liveUpdates(api.pause, { changes: [{ read: api.getBoard, expect: withPause }], readAgain: [board] })
liveUpdates(api.resume, { changes: [{ read: api.getBoard, expect: withoutPause }], readAgain: [board] })
const atWork = { read: client(attendance).listStaffAtWork }
liveUpdates(api.moveAdult, {
  changes: [{ read: api.getBoard, expect: withAdultMoved }],
  readAgain: [board, atWork],
})
liveUpdates(api.moveChildren, {
  changes: [{ read: api.getBoard, expect: withChildrenMoved }],
  readAgain: [board],
})
liveUpdates(api.explain, { readAgain: [board, listed] })
/** The centre's job has found too few adults, or enough again. */
liveUpdates({ id: 'ratio.shortfallChanged' }, { readAgain: [board, watched, listed] })

const { signIn, signOut, voidSignIn, voidSignOut, settleTimes, startWork, endWork } = client(attendance)
for (const operation of [signIn, signOut, voidSignIn, voidSignOut, settleTimes, startWork, endWork])
  liveUpdates(operation, { readAgain: [board] })
