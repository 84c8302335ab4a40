// Whoever comes, goes, pauses or changes rooms changes the ratio; a move changes where others look for a child.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import {
  type Board,
  type Input,
  pauseTold,
  withAdultMoved,
  withChildrenMoved,
  withoutPause,
  withPause,
} from './ratio.effects.ts'

const api = client(ratio)
const board = { read: api.getBoard }
const watched = { read: api.getWatch }
const listed = { read: api.listShortfalls }

// What others do is shown as it is told, without a read: 20 devices of a large centre would all ask at once.
liveUpdates(api.pause, { changes: [{ read: api.getBoard, expect: withPause, apply: pauseTold }] })
liveUpdates(api.resume, { changes: [{ read: api.getBoard, expect: withoutPause, apply: pauseTold }] })
const atWork = { read: client(attendance).listStaffAtWork }
liveUpdates(api.moveAdult, {
  changes: [
    {
      read: api.getBoard,
      expect: withAdultMoved,
      apply: (now: Board, { data }: LiveEvent<Input<'moveAdult'>>) => withAdultMoved(now, data),
    },
  ],
  readAgain: [atWork],
})
liveUpdates(api.moveChildren, {
  changes: [
    {
      read: api.getBoard,
      expect: withChildrenMoved,
      apply: (now: Board, { data }: LiveEvent<Input<'moveChildren'>>) => withChildrenMoved(now, data),
    },
  ],
})
liveUpdates(api.explain, { readAgain: [board, listed] })
/** The centre's job has found too few adults, or enough again. */
liveUpdates({ id: 'ratio.shortfallChanged' }, { readAgain: [board, watched, listed] })

const { signIn, signOut, voidSignIn, voidSignOut, settleTimes, overrideHandover, startWork, endWork } =
  client(attendance)
for (const operation of [
  signIn,
  signOut,
  voidSignIn,
  voidSignOut,
  settleTimes,
  overrideHandover,
  startWork,
  endWork,
  { id: workEnded },
])
  liveUpdates(operation, { readAgain: [board] })
