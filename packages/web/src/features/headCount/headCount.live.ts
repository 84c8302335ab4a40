// A head count is taken on several devices at once, also without a network.
import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import {
  type Author,
  type Board,
  type Count,
  type Watch,
  watchWithAbsence,
  watchWithCount,
  watchWithEnd,
  watchWithMarks,
  watchWithStart,
  withAbsence,
  withCount,
  withEnd,
  withMarks,
  withStart,
} from './headCount.effects.ts'

const api = client(headCount)

const effects = {
  start: { board: withStart, watch: watchWithStart },
  mark: { board: withMarks, watch: watchWithMarks },
  explain: { board: withAbsence, watch: watchWithAbsence },
  end: { board: withEnd, watch: watchWithEnd },
}
interface Effect {
  board: (board: Board, input: never, author: Author) => Board
  watch: (watch: Watch, input: never) => Watch
}

for (const [name, effect] of Object.entries<Effect>(effects))
  liveUpdates(api[name as keyof typeof effects], {
    changes: [
      {
        read: api.getBoard,
        expect: (board: Board, input: never, reader: Reader) => effect.board(board, input, authorOf(reader)),
        apply: (board: Board, { data }: LiveEvent<Count>) => withCount(board, data),
      },
      {
        read: api.getWatch,
        expect: effect.watch,
        apply: (watch: Watch, { data }: LiveEvent<Count>) => watchWithCount(watch, data),
      },
    ],
    readAgain: [{ read: api.listCounts }],
    // The end of a planned count is progress of the day.
    leavesDay: name !== 'end',
  })
