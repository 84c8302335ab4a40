// How what waits in the outbox changes the board and what is watched. Pure; each may be applied again to newer data.
import type { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { watchedCount } from '@daybook/contract/headCount/headCount.rules.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { withMark } from '@daybook/contract/rollCall/rollCall.rules.ts'

type Operations = typeof headCount.operations
type Input<K extends keyof Operations> = CallOf<Operations[K]>
export type Board = AnswerOf<Operations['getBoard']>
export type Watch = AnswerOf<Operations['getWatch']>
export type Count = Board['counts'][number]
export type Person = Count['people'][number]
export type Here = Board['children'][number]

export interface Author {
  by: { id: string; name: string }
  /** Now, ISO 8601. */
  at: string
}

const unseen = ({ id, firstName, familyName, picture, signedInAt }: Here): Person => ({
  id,
  firstName,
  familyName,
  picture,
  marked: null,
  absence: null,
  stay: { signedInAt, signedOutAt: null, signedOutBy: null },
  elsewhere: null,
})

export const countOfRoom = (counts: readonly Count[], roomCode: string | null) =>
  counts.find(({ room }) => (room?.code ?? null) === roomCode)

export function withStart(board: Board, input: Input<'start'>, { by }: Author): Board {
  const { id, reason, roomCode, childIds, at } = input
  if (board.counts.some((count) => count.id === id) || countOfRoom(board.counts, roomCode)) return board
  const room = board.rooms.find(({ code }) => code === roomCode)
  const count: Count = {
    id,
    day: board.day,
    reason,
    room: room ? { code: room.code, name: room.name } : null,
    started: { at: String(at), by },
    ended: null,
    people: board.children.filter((child) => childIds.includes(child.id)).map(unseen),
  }
  return { ...board, counts: [count, ...board.counts] }
}

const changed = (board: Board, id: string, change: (count: Count) => Count): Board => ({
  ...board,
  counts: board.counts.map((count) => (count.id === id ? change(count) : count)),
})

export function withMarks(board: Board, { id, childIds, isSeen, at }: Input<'mark'>, { by }: Author): Board {
  const mark = isSeen ? { at: String(at), by } : null
  return changed(board, id, (count) => {
    const added = board.children
      .filter((child) => isSeen && childIds.includes(child.id))
      .filter((child) => !count.people.some((person) => person.id === child.id))
      .map(unseen)
    return { ...count, people: withMark([...count.people, ...added], childIds, mark) }
  })
}

export function withAbsence(board: Board, input: Input<'explain'>, { by }: Author): Board {
  const { id, childId, why, note, at } = input
  const absence = { why, note: note ?? null, at: String(at), byName: by.name }
  return changed(board, id, (count) => ({
    ...count,
    people: count.people.map((person) => (person.id === childId ? { ...person, absence } : person)),
  }))
}

export const withEnd = (board: Board, { id }: Input<'end'>): Board => ({
  ...board,
  counts: board.counts.filter((count) => count.id !== id),
})

/** A count as the server has it now. */
export function withCount(board: Board, count: Count): Board {
  const others = board.counts.filter(({ id }) => id !== count.id)
  return { ...board, counts: count.ended ? others : [count, ...others] }
}

export function watchWithCount(watch: Watch, count: Count): Watch {
  const others = watch.counts.filter(({ id }) => id !== count.id)
  return { ...watch, counts: count.ended ? others : [...others, watchedCount(count)] }
}

// What is watched knows no names of children whom this device has just begun to count.

export function watchWithStart(watch: Watch, { id, roomCode, childIds, at }: Input<'start'>): Watch {
  if (watch.counts.some((count) => count.id === id || count.roomCode === roomCode)) return watch
  const missing = childIds.map((childId) => ({ id: childId, name: '' }))
  const count = { id, roomCode, startedAt: String(at), lastSeenAt: null, missing }
  return { ...watch, counts: [...watch.counts, count] }
}

const watchChanged = (
  watch: Watch,
  id: string,
  change: (count: Watch['counts'][number]) => Watch['counts'][number],
): Watch => ({ ...watch, counts: watch.counts.map((count) => (count.id === id ? change(count) : count)) })

const without = (missing: Watch['counts'][number]['missing'], ids: readonly string[]) =>
  missing.filter((child) => !ids.includes(child.id))

export const watchWithMarks = (watch: Watch, { id, childIds, isSeen, at }: Input<'mark'>): Watch =>
  watchChanged(watch, id, (count) => {
    const others = without(count.missing, childIds)
    if (isSeen) return { ...count, lastSeenAt: String(at), missing: others }
    const again = childIds.map(
      (childId) => count.missing.find((one) => one.id === childId) ?? noName(childId),
    )
    return { ...count, missing: [...others, ...again] }
  })

const noName = (id: string) => ({ id, name: '' })

export const watchWithAbsence = (watch: Watch, { id, childId, why }: Input<'explain'>): Watch =>
  watchChanged(watch, id, (count) => ({
    ...count,
    missing: [...without(count.missing, [childId]), ...(why === null ? [noName(childId)] : [])],
  }))

export const watchWithEnd = (watch: Watch, { id }: Input<'end'>): Watch => ({
  ...watch,
  counts: watch.counts.filter((count) => count.id !== id),
})
