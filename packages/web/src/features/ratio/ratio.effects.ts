// How what waits in the outbox changes the board. Pure; each may be applied again to newer data.
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import type { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import type { Reader } from '../../platform/live/live.reader.ts'

type Operations = typeof ratio.operations
export type Input<K extends keyof Operations> = CallOf<Operations[K]>
export type Board = AnswerOf<Operations['getBoard']>
export type Adult = Board['adults'][number]
type Stays = Adult['stays']

const timeOf = (occurredAt: unknown, { now }: Reader) =>
  occurredAt === undefined ? now.toISOString() : String(occurredAt)

const changeAdult = (
  board: Board,
  wanted: (adult: Adult) => boolean,
  to: (adult: Adult) => Adult,
): Board => ({
  ...board,
  adults: board.adults.map((adult) => (wanted(adult) ? to(adult) : adult)),
})

export function withPause(board: Board, input: Input<'pause'>, reader: Reader): Board {
  const { id, kind, staffId = reader.personId, occurredAt } = input
  const pause = { id, kind, from: timeOf(occurredAt, reader), until: null }
  return changeAdult(
    board,
    (adult) => adult.id === staffId && !adult.pauses.some((known) => known.id === id),
    (adult) => ({ ...adult, pauses: [...adult.pauses, pause] }),
  )
}

export function withoutPause(board: Board, { id, occurredAt }: Input<'resume'>, reader: Reader): Board {
  const until = timeOf(occurredAt, reader)
  return changeAdult(
    board,
    ({ pauses }) => pauses.some((pause) => pause.id === id && pause.until === null),
    (adult) => ({
      ...adult,
      pauses: adult.pauses.map((pause) => (pause.id === id ? { ...pause, until } : pause)),
    }),
  )
}

/** A pause as the centre has it now: it began, or has ended. */
export const pauseTold = (board: Board, { data }: LiveEvent<AnswerOf<Operations['pause']>>): Board => {
  const { staffId, ...pause } = data
  return changeAdult(
    board,
    ({ id }) => id === staffId,
    (adult) => ({ ...adult, pauses: [...adult.pauses.filter(({ id }) => id !== pause.id), pause] }),
  )
}

const moved = (stays: Stays, roomCode: string | null): Stays =>
  stays.map((stay) => (stay.until === null ? { ...stay, roomCode } : stay))

export const withAdultMoved = (board: Board, { staffId, roomCode }: Input<'moveAdult'>): Board =>
  changeAdult(
    board,
    ({ id }) => id === staffId,
    (adult) => ({ ...adult, stays: moved(adult.stays, roomCode) }),
  )

export const withChildrenMoved = (board: Board, { ids, roomCode }: Input<'moveChildren'>): Board => ({
  ...board,
  children: board.children.map((child) =>
    ids.includes(child.id) ? { ...child, stays: moved(child.stays, roomCode) } : child,
  ),
})
