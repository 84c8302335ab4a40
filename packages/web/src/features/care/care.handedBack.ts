// Entries that the server refused, for the board they were made on.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useState } from 'react'
import { useStore } from '../../kit/store.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { attention, errorOf } from '../../platform/outbox/attention.ts'
import { removeRefused } from '../../platform/outbox/current.ts'
import { useSession } from '../../platform/session/current.ts'
import type { Desk } from './care.board.ts'
import type { Board, RecordInput } from './care.view.ts'

export interface HandedBack {
  error: ApiError
  input: RecordInput
  /** Leaves it in the outbox until the board is opened again. */
  close: () => void
  /** Takes it out of the outbox, once it is on the board again. */
  remove: () => void
}

/** The signed-in person's first refused entry that was made on this board. Those made elsewhere stay in the outbox, and so
 *  does every other one while something is set for single children, because it would take the place of that. */
export function useHandedBack({ kind, board, timeZone, drafted }: Desk): HandedBack | undefined {
  const userId = useSession().userInfo?.user_id
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const own = useStore(attention).filter(
    (one) => one.operation === kind.api.recordMany.id && one.userId === userId && !closed.has(one.key),
  )
  // The operation's own input type; the outbox stores it untyped.
  const all = own.map((one) => ({ key: one.key, error: errorOf(one), input: one.input as RecordInput }))
  const found = all.find(({ input }) => isMadeOn(board, input, timeZone))
  if (!found || drafted.length > 0) return undefined
  const { key, error, input } = found
  return {
    error,
    input,
    close: () => setClosed(new Set([...closed, key])),
    remove: () => void removeRefused(key),
  }
}

/** Whether an entry can go back on this board: it has the same room and day, and the children are still on it. */
function isMadeOn(board: Board, { taskId, roomCode, records }: RecordInput, timeZone: string): boolean {
  const { room, task, day, children } = board
  if ((roomCode ?? null) !== (room?.code ?? null) || (task && task.id !== taskId)) return false
  return records.every(
    ({ childId, occurredAt }) =>
      dayAt(new Date(occurredAt), timeZone) === day && children.some(({ id }) => id === childId),
  )
}
