import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { arrives } from '../../platform/live/arrivals.ts'
import { notify } from '../../platform/notice.ts'
import type { Effect } from '../../platform/outbox/effects.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { effects } from '../../platform/outbox/shown.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { alsoShowsWhoIsHere } from '../attendance/index.ts'
import { alsoShowsCare, type BoardSearch, showingCare } from '../care/index.ts'
import {
  withAsleep,
  withBeds,
  withCheck,
  withoutCheck,
  withoutStep,
  withSleeps,
  withUp,
  withWhole,
} from './sleep.effects.ts'
import { refusedWords } from './sleep.refused.ts'
import type { Board, Sleep } from './sleep.view.ts'

const api = client(sleep)

/** What a sleep that is amended or voided among the entries of the day puts out of date. */
const reads = [api.getBoard, api.listSleeps, api.listSleepers, api.getGapReport]
alsoShowsCare(...reads)
alsoShowsWhoIsHere(api.getBoard)

export const getBoard = api.getBoard

// Minutes count here, so a board that somebody looks at is read anew every minute, whatever else tells of news.
const live = { staleTime: justRead, refetchInterval: 60_000 }

export const boardQuery = ({ code, taskId, date }: BoardSearch) => ({
  ...query(api.getBoard, { code, taskId, date }),
  ...live,
})

export const gapsQuery = ({ code, date }: { code?: string; date?: string }) => ({
  ...query(api.getGapReport, { code, date }),
  staleTime: justRead,
})

export const settingsQuery = () => query(api.getSettings)

/** @param checkInterval minutes. @throws ApiError */
export async function saveInterval(checkInterval: number) {
  const saved = await api.updateSettings({ checkInterval })
  await invalidate(api.getSettings, api.getBoard)
  return saved
}

const also = { refresh: [...reads, ...showingCare] }

export const putToBed = queueable(api.putToBed, {
  effects: (input) => onBoards((board) => withBeds(board, input, recorder())),
  refused: (error) => refused(error),
  ...also,
})

export const fallAsleep = queueable(api.fallAsleep, {
  effects: (input) => onBoards((board) => withAsleep(board, input, recorder())),
  refused: (error) => refused(error),
  ...also,
})

export const wakeUp = queueable(api.wakeUp, {
  effects: (input) => onBoards((board) => withUp(board, input, recorder())),
  refused: (error) => refused(error),
  ...also,
})

export const getUp = queueable(api.getUp, {
  effects: (input) => onBoards((board) => withUp(board, input, recorder())),
  refused: (error) => refused(error),
  ...also,
})

export const checkSleeper = queueable(api.checkSleeper, {
  effects: (input) => onBoards((board) => withCheck(board, input, recorder())),
  refused: (error, { id }) => refused(error, id),
  ...also,
})

export const recordSleep = queueable(api.recordSleep, {
  effects: (input) => onBoards((board) => withWhole(board, input, recorder())),
  refused: (error, { childId }) => refused(error, childId),
  ...also,
})

export const undoStep = queueable(api.undoStep, {
  effects: (input) => onBoards((board) => withoutStep(board, input)),
  refused: (error) => refused(error),
  ...also,
})

export const undoCheck = queueable(api.undoCheck, {
  effects: (input) => onBoards((board) => withoutCheck(board, input)),
  ...also,
})

/** The effect on those boards that have been read. */
function onBoards(update: (board: Board) => Board): Effect[] {
  return boardsRead().map(([queryKey]) => ({ queryKey, apply: (data) => update(data as Board) }))
}

const boardsRead = () => queryClient.getQueriesData<Board>({ queryKey: [api.getBoard.id] })

function recorder() {
  const { userInfo } = session.get()
  const by = { id: userInfo?.user_id ?? '', name: userInfo?.realName ?? '' }
  return { by, at: new Date(serverNow()).toISOString() }
}

/** Says of which children it is true, and looks what the board is really like.
 *  @param about a child's or a sleep's id, where the refusal itself names nobody */
function refused(error: ApiError, about?: string): void {
  notify(
    refusedWords(
      error,
      boardsRead().flatMap(([, board]) => board?.children ?? []),
      about,
    ),
  )
  void invalidate(...reads)
}

/** Sleeps as the server has them, on the boards that are open. */
function showArrived({ data }: { data: unknown }): void {
  const sleeps = (Array.isArray(data) ? data : [data]) as Sleep[]
  for (const [queryKey] of boardsRead()) effects.revise<Board>(queryKey, (board) => withSleeps(board, sleeps))
}

for (const told of [
  ...[api.putToBed, api.fallAsleep, api.wakeUp, api.getUp, api.checkSleeper],
  ...[api.recordSleep, api.undoStep, api.undoCheck],
])
  arrives(told, [api.getBoard], showArrived)
