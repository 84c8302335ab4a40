// What an entry that waits will change on a board. An entry of yesterday that a device has not sent yet changes nothing on
// the board of today.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Reader } from '../../platform/live/live.reader.ts'
import {
  type Board,
  type Input,
  withAbsence,
  withoutAbsence,
  withoutSignIns,
  withoutSignOuts,
  withoutWork,
  withSettledTimes,
  withSignIns,
  withSignOuts,
  withWork,
} from './attendance.effects.ts'

type Of = Pick<Reader, 'name' | 'timeZone'>

/** Whether the board is of the day of an entry; one without a time is of now. */
const isOf = (board: Board, occurredAt: unknown, { timeZone }: Of) =>
  occurredAt === undefined || dayAt(new Date(String(occurredAt)), timeZone) === board.day

export const expectOn = {
  signIn: (board: Board, input: Input<'signIn'>, reader: Of) =>
    isOf(board, input.occurredAt, reader) ? withSignIns(board, input, reader.name) : board,
  signOut(board: Board, input: Input<'signOut'>, reader: Of): Board {
    if (isOf(board, input.occurredAt, reader)) return withSignOuts(board, input, reader.name)
    return { ...board, forgotten: board.forgotten.filter((one) => one.attendanceId !== input.attendanceId) }
  },
  voidSignIn: (board: Board, { ids }: Input<'voidSignIn'>) => withoutSignIns(board, ids.split(',')),
  voidSignOut: (board: Board, { ids }: Input<'voidSignOut'>) => withoutSignOuts(board, ids.split(',')),
  settleTimes: withSettledTimes,
  markAbsent: (board: Board, input: Input<'markAbsent'>) =>
    (input.day ?? board.day) === board.day ? withAbsence(board, input) : board,
  clearAbsence: (board: Board, { ids, day = board.day }: Input<'clearAbsence'>) =>
    day === board.day ? withoutAbsence(board, ids.split(',')) : board,
  startWork: withWork,
  endWork: withoutWork,
}
