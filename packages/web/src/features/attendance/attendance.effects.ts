// Updates the board optimistically before the server answers. Only facts change here; presence, marks and counts are
// derived from them (attendance.board.ts). Each effect is idempotent, because it may be applied again to newer data.
import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { settledTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'

type Operations = typeof attendance.operations
export type Board = AnswerOf<Operations['listToday']>
export type Input<K extends keyof Operations> = CallOf<Operations[K]>
export type BoardChild = Board['children'][number]
type Stay = BoardChild['attendances'][number]

/** @param ids children to change; undefined means all */
function change(
  board: Board,
  ids: readonly string[] | undefined,
  to: (child: BoardChild) => BoardChild,
): Board {
  const wanted = ids && new Set(ids)
  const children = board.children.map((child) => (!wanted || wanted.has(child.id) ? to(child) : child))
  return { ...board, children }
}

const isOpen = ({ signedOutAt }: Stay) => signedOutAt === null

/** The child with these stays, and the abilities that follow from them. */
export function withStays(child: BoardChild, attendances: Stay[]): BoardChild {
  const can: BoardChild['can'] = [attendances.some(isOpen) ? 'signOut' : 'signIn']
  if (child.absence) can.push('clearAbsence')
  if (attendances.length === 0) can.push('markAbsent')
  const last = attendances.at(-1)
  return {
    ...child,
    attendances,
    can,
    attendanceId: last?.id ?? null,
    signedInAt: last?.signedInAt ?? null,
    signedOutAt: last?.signedOutAt ?? null,
    inRoomCode: last?.roomCode ?? null,
  }
}

export function withSignIns(board: Board, input: CallOf<Operations['signIn']>, by: string): Board {
  const ids = input.ids.split(',')
  const attendanceIds = input.attendanceIds?.split(',') ?? []
  return change(board, ids, (child) => {
    const id = attendanceIds[ids.indexOf(child.id)]
    const roomCode = input.roomCode ?? child.roomCode
    const isDone = child.attendances.some((stay) => stay.id === id || isOpen(stay))
    if (!id || !roomCode || isDone) return child
    const stay: Stay = {
      id,
      roomCode,
      signedInAt: String(input.occurredAt),
      signedInBy: by,
      signedOutAt: null,
      signedOutBy: null,
      enteredLate: false,
      uncertainTimes: null,
      can: ['voidSignIn'],
    }
    return withStays(child, [...child.attendances, stay])
  })
}

export function withSignOuts(board: Board, input: CallOf<Operations['signOut']>, by: string): Board {
  const { attendanceId } = input
  const forgotten = board.forgotten.filter((question) => question.attendanceId !== attendanceId)
  if (forgotten.length < board.forgotten.length) return { ...board, forgotten }
  const signedOutAt = String(input.occurredAt)
  const closed = (stay: Stay): Stay => ({
    ...stay,
    signedOutAt,
    signedOutBy: by,
    can: [...stay.can, 'voidSignOut'],
  })
  return change(board, input.ids.split(','), (child) =>
    withStays(
      child,
      child.attendances.map((stay) => (isOpen(stay) ? closed(stay) : stay)),
    ),
  )
}

/** Settles the uncertain times of a stay. */
export function withSettledTimes(board: Board, { id, take }: CallOf<Operations['settleTimes']>): Board {
  const settled = (stay: Stay): Stay => ({
    ...stay,
    ...settledTimes(stay.uncertainTimes, take),
    uncertainTimes: null,
    can: stay.can.filter((ability) => ability !== 'settleTimes'),
  })
  return change(board, undefined, (child) =>
    child.attendances.some((stay) => stay.id === id)
      ? withStays(
          child,
          child.attendances.map((stay) => (stay.id === id ? settled(stay) : stay)),
        )
      : child,
  )
}

export function withoutSignIns(board: Board, ids: readonly string[]): Board {
  const forgotten = board.forgotten.filter((question) => !ids.includes(question.attendanceId))
  return change({ ...board, forgotten }, undefined, (child) =>
    child.attendances.some((stay) => ids.includes(stay.id))
      ? withStays(
          child,
          child.attendances.filter((stay) => !ids.includes(stay.id)),
        )
      : child,
  )
}

export function withoutSignOuts(board: Board, ids: readonly string[]): Board {
  const reopened = (stay: Stay): Stay => ({
    ...stay,
    signedOutAt: null,
    signedOutBy: null,
    can: stay.can.filter((ability) => ability !== 'voidSignOut'),
  })
  return change(board, undefined, (child) =>
    child.attendances.some((stay) => ids.includes(stay.id))
      ? withStays(
          child,
          child.attendances.map((stay) => (ids.includes(stay.id) ? reopened(stay) : stay)),
        )
      : child,
  )
}

export function withAbsence(board: Board, input: CallOf<Operations['markAbsent']>): Board {
  const absence = { reason: input.reason, note: input.note || null }
  return change(board, input.ids.split(','), (child) => withStays({ ...child, absence }, child.attendances))
}

export function withoutAbsence(board: Board, ids: readonly string[]): Board {
  return change(board, ids, (child) => withStays({ ...child, absence: null }, child.attendances))
}

export function withWork(board: Board, input: CallOf<Operations['startWork']>): Board {
  const ownWork = { day: board.day, signedInAt: String(input.occurredAt), roomCode: input.roomCode ?? null }
  return { ...board, ownWork: board.ownWork ?? ownWork }
}

export function withoutWork(board: Board): Board {
  return { ...board, ownWork: null }
}
