// Applies answers and live events to today's board. When an event lacks something the board needs (who recorded an
// earlier stay, which sign-outs are missing), nothing is guessed: the board is read again.
import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { countRoom, isLateEntry, marksOf, presenceOf } from '@daybook/contract/attendance/attendance.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { LiveEventOf } from '@daybook/contract/kernel/live.ts'
import type { Reader } from '../../platform/live/live.reader.ts'
import {
  type Board,
  type BoardChild,
  withAbsence,
  withoutAbsence,
  withoutSignIns,
  withoutSignOuts,
  withSettledTimes,
  withStays,
} from './attendance.effects.ts'

type Operations = typeof attendance.operations
type Stay = BoardChild['attendances'][number]

/** The updated board; undefined when it has to be read again. */
type Apply<K extends keyof Operations> = (
  board: Board,
  event: LiveEventOf<Operations[K]>,
  reader: Reader,
) => Board | undefined

const signIn: Apply<'signIn'> = (board, { data, at, by }, reader) => {
  const rows = new Map(data.map((row) => [row.childId, row]))
  if (!hasAll(board, rows.keys()) || !data.every((row) => isOf(board, row.signedInAt, reader))) return
  return changed(board, reader, (child) => {
    const row = rows.get(child.id)
    if (!row) return child
    const { attendanceId: id, roomCode, signedInAt } = row
    const known = child.attendances.find((stay) => stay.id === id)
    const stay: Stay = {
      id,
      roomCode,
      signedInAt,
      signedInBy: by?.name ?? '',
      signedOutAt: known?.signedOutAt ?? null,
      signedOutBy: known?.signedOutBy ?? null,
      enteredLate: known?.enteredLate || isLateEntry(signedInAt, at),
      uncertainTimes: row.uncertainTimes,
      can: mayUndo(by, reader)
        ? ['voidSignIn', ...(row.uncertainTimes ? (['settleTimes'] as const) : [])]
        : [],
    }
    const others = child.attendances.filter((one) => one !== known)
    const stays = [...others, stay].sort((a, b) => Date.parse(a.signedInAt) - Date.parse(b.signedInAt))
    // Only the last stay's sign-out can be undone.
    return withStays(
      child,
      stays.map((one, i) => (i < stays.length - 1 ? without('voidSignOut', one) : one)),
    )
  })
}

const signOut: Apply<'signOut'> = (board, { data, at, by }, reader) => {
  const [only] = data
  const forgotten = board.forgotten.filter(({ attendanceId }) => attendanceId !== only?.attendanceId)
  if (forgotten.length < board.forgotten.length) return { ...board, forgotten }
  const rows = new Map(data.map((row) => [row.attendanceId, row]))
  const known = staysOf(board)
  if (!data.every(({ attendanceId }) => known.has(attendanceId))) return
  return changed(board, reader, (child) =>
    changedStays(child, (stay, isLast) => {
      const row = rows.get(stay.id)
      if (!row) return stay
      const open = without('voidSignOut', stay)
      return {
        ...open,
        signedOutAt: row.signedOutAt,
        signedOutBy: by?.name ?? '',
        enteredLate: stay.enteredLate || isLateEntry(row.signedOutAt, at),
        uncertainTimes: row.uncertainTimes
          ? { ...stay.uncertainTimes, ...row.uncertainTimes }
          : stay.uncertainTimes,
        can: isLast && mayUndo(by, reader) ? [...open.can, 'voidSignOut'] : open.can,
      }
    }),
  )
}

const voidSignIn: Apply<'voidSignIn'> = (board, { data: { ids } }, reader) => {
  const gone = new Set(ids)
  const isLeft = ({ attendances }: BoardChild) =>
    attendances.some(({ id }) => gone.has(id)) && !attendances.every(({ id }) => gone.has(id))
  return board.children.some(isLeft) ? undefined : settled(withoutSignIns(board, ids), reader)
}

const voidSignOut: Apply<'voidSignOut'> = (board, { data: { ids } }, reader) => {
  const known = staysOf(board)
  return ids.every((id) => known.has(id)) ? settled(withoutSignOuts(board, ids), reader) : undefined
}

const settleTimes: Apply<'settleTimes'> = (board, { data }, reader) =>
  settled(withSettledTimes(board, data), reader)

const markAbsent: Apply<'markAbsent'> = (board, { data, at }, reader) => {
  const { ids, day, reason } = data
  if ((day ?? dayAt(new Date(at), reader.timeZone)) !== board.day) return board
  if (!hasAll(board, ids)) return
  return settled(withAbsence(board, { ids: ids.join(), reason, note: data.note ?? '' }), reader)
}

const clearAbsence: Apply<'clearAbsence'> = (board, { data: { ids, day }, at }, reader) => {
  if ((day ?? dayAt(new Date(at), reader.timeZone)) !== board.day) return board
  return settled(withoutAbsence(board, ids), reader)
}

/** The board shows only the reader's own work. */
const startWork: Apply<'startWork'> = (board, { data, by }, { personId }) =>
  by?.id === personId ? { ...board, ownWork: board.ownWork ?? data } : board

/** The person may have another open entry, which the board does not know, so it is read again. */
const endWork: Apply<'endWork'> = (board, { by }, { personId }) => (by?.id === personId ? undefined : board)

export const eventOn = {
  signIn,
  signOut,
  voidSignIn,
  voidSignOut,
  settleTimes,
  markAbsent,
  clearAbsence,
  startWork,
  endWork,
}

const isOf = (board: Board, instant: string, { timeZone }: Reader) =>
  dayAt(new Date(instant), timeZone) === board.day

function hasAll(board: Board, childIds: Iterable<string>): boolean {
  const known = new Set(board.children.map(({ id }) => id))
  return [...childIds].every((id) => known.has(id))
}

const staysOf = ({ children }: Board) =>
  new Set(children.flatMap(({ attendances }) => attendances.map(({ id }) => id)))

/** A recent entry can be undone by its author, and by people who can amend any entry. */
const mayUndo = (by: { id: string } | null, { personId, can }: Reader) =>
  can('attendance.amendAny') || by?.id === personId

const without = (ability: Stay['can'][number], stay: Stay): Stay => ({
  ...stay,
  can: stay.can.filter((one) => one !== ability),
})

function changedStays(child: BoardChild, to: (stay: Stay, isLast: boolean) => Stay): BoardChild {
  const { attendances } = child
  return withStays(
    child,
    attendances.map((stay, i) => to(stay, i === attendances.length - 1)),
  )
}

const changed = (board: Board, reader: Reader, to: (child: BoardChild) => BoardChild) =>
  settled({ ...board, children: board.children.map(to) }, reader)

/** Updates everything that is derived from the board's facts. */
function settled(board: Board, { can, now }: Reader): Board {
  const children = board.children.map((child) => ({
    ...child,
    presence: presenceOf(child, now),
    marks: marksOf(child, now),
    can: can('attendance.record') ? child.can : [],
  }))
  return {
    ...board,
    children,
    rooms: board.rooms.map((room) => ({ ...room, ...countRoom(room.code, children) })),
  }
}
