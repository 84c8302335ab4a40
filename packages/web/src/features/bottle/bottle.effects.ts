// How what waits in the outbox changes the board. Pure; each may be applied again to newer data.
import { type Board, type Bottle, endOf, type Input } from './bottle.plan.ts'

interface Author {
  by: { id: string; name: string }
}

const iso = (at: string | number) => new Date(at).toISOString()

export function withMade(board: Board, { at, ...input }: Input<'make'>, { by }: Author): Board {
  if (board.bottles.some(({ id }) => id === input.id)) return board
  const { brand, note } = input
  const made = { ...input, brand: brand || null, note: note || null, madeAt: iso(at), madeByName: by.name }
  return { ...board, bottles: [{ ...made, steps: [] }, ...board.bottles] }
}

/** A second end is not shown as another: what was first counts, until the centre says what spoke against it. */
export const withStep = (
  board: Board,
  { id, bottleId, step, at }: Input<'takeStep'>,
  { by }: Author,
): Board => ({
  ...board,
  bottles: board.bottles.map((bottle) => {
    const isKnown = bottle.steps.some((one) => one.id === id) || endOf(bottle) !== undefined
    if (bottle.id !== bottleId || isKnown) return bottle
    const taken = { id, step, at: iso(at), byName: by.name, conflict: null }
    return { ...bottle, steps: [...bottle.steps, taken] }
  }),
})

/** A bottle as the centre has it now. */
export const withBottle = (board: Board, bottle: Bottle): Board => ({
  ...board,
  bottles: board.bottles.map((one) => (one.id === bottle.id ? bottle : one)),
})
